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
  const families = [
    { flag: 'isIPv4', field: 'addressRange', view: range },
    { flag: 'isIPv6', field: 'addressRange6', view: range6 },
  ] as const;
  const overlaps = families.map(({ flag, view }) => draft[flag] && view.overlap).filter(Boolean);
  return (
    <FormSection title="Addresses" description="Private ranges for node addresses.">
      {families.map(({ flag, field, view }) => (
        <Stack key={flag}>
          <Switch
            isSelected={draft[flag]}
            onChange={(isOn) => onChange({ [flag]: isOn })}
            description={newNetworkHelp(flag, draft)}
            error={errorOf(problems, flag)}
          >
            {networkFieldTexts[flag].label}
          </Switch>
          {draft[flag] && (
            <TextField
              label={networkFieldTexts[field].label}
              isMono
              isRequired
              hint={view.hint ?? networkFieldTexts[field].help}
              value={draft[field]}
              onChange={(text) => onChange({ [field]: text })}
              error={errorOf(problems, field)}
              warnings={view.warnings}
            />
          )}
        </Stack>
      ))}
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
    <FormSection title="Behaviour" description="You can change these later, except “Local network”.">
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
