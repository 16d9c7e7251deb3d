import { FormSection, FormWide } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { networkFieldTexts } from '../../../domain/network/networkForm.ts';
import { newNetworkHelp, newNetworkText, overlapAdvice } from '../../../domain/network/networkText.ts';
import { errorOf, type CreateSectionProps, type RangeView } from './networkCreateView.ts';

type AddressesSectionProps = CreateSectionProps & { range: RangeView; range6: RangeView };

export function AddressesSection({ draft, problems, onChange, range, range6 }: AddressesSectionProps) {
  const overlaps = [draft.isIPv4 && range.overlap, draft.isIPv6 && range6.overlap].filter(Boolean);
  return (
    <FormSection title="Addresses" description="Private ranges that nodes draw their addresses from.">
      <Stack>
        <Switch
          isSelected={draft.isIPv4}
          onChange={(isIPv4) => onChange({ isIPv4 })}
          description={newNetworkHelp('isIPv4', draft)}
          error={errorOf(problems, 'isIPv4')}
        >
          {networkFieldTexts.isIPv4.label}
        </Switch>
        {draft.isIPv4 && (
          <TextField
            label={networkFieldTexts.addressRange.label}
            isMono
            hint={range.hint ?? networkFieldTexts.addressRange.help}
            value={draft.addressRange}
            onChange={(addressRange) => onChange({ addressRange })}
            error={errorOf(problems, 'addressRange')}
            warnings={range.warnings}
          />
        )}
      </Stack>
      <Stack>
        <Switch
          isSelected={draft.isIPv6}
          onChange={(isIPv6) => onChange({ isIPv6 })}
          description={newNetworkHelp('isIPv6', draft)}
        >
          {networkFieldTexts.isIPv6.label}
        </Switch>
        {draft.isIPv6 && (
          <TextField
            label={networkFieldTexts.addressRange6.label}
            isMono
            hint={range6.hint ?? networkFieldTexts.addressRange6.help}
            value={draft.addressRange6}
            onChange={(addressRange6) => onChange({ addressRange6 })}
            error={errorOf(problems, 'addressRange6')}
            warnings={range6.warnings}
          />
        )}
      </Stack>
      {overlaps.length > 0 && (
        <FormWide>
          <Notice tone="warning" fact={`${overlaps.join('. ')}.`} advice={overlapAdvice} />
        </FormWide>
      )}
    </FormSection>
  );
}

const behaviours = [
  { field: 'udpHolePunch', label: networkFieldTexts.defaultUdpHolePunch.label },
  { field: 'defaultAcl', label: networkFieldTexts.defaultAcl.label },
  { field: 'isPointToSite', label: networkFieldTexts.isPointToSite.label },
] as const;

export function BehaviourSection({ draft, problems, onChange }: CreateSectionProps) {
  return (
    <FormSection title="Behaviour" description="Can be changed later, except local network.">
      {behaviours.map(({ field, label }) => (
        <Switch
          key={field}
          isSelected={draft[field]}
          onChange={(isOn) => onChange({ [field]: isOn })}
          description={newNetworkHelp(field, draft)}
        >
          {label}
        </Switch>
      ))}
      <Stack>
        <Switch
          isSelected={draft.isLocal}
          onChange={(isLocal) => onChange({ isLocal })}
          description={newNetworkHelp('isLocal', draft)}
        >
          {newNetworkText.isLocal}
        </Switch>
        {draft.isLocal && (
          <TextField
            label={networkFieldTexts.localRange.label}
            isMono
            isOptional
            hint={networkFieldTexts.localRange.help}
            value={draft.localRange}
            onChange={(localRange) => onChange({ localRange })}
            error={errorOf(problems, 'localRange')}
          />
        )}
      </Stack>
    </FormSection>
  );
}
