import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { networkFieldTexts } from '../../../domain/network/networkForm.ts';
import { newNetworkHelp, newNetworkText } from '../../../domain/network/networkText.ts';
import { errorOf, type CreateSectionProps } from './networkCreateView.ts';

export function BehaviourSection({ draft, problems, onChange }: CreateSectionProps) {
  return (
    <FormSection title="Behaviour" description="Can be changed later, except local network.">
      <Switch
        isSelected={draft.udpHolePunch}
        onChange={(udpHolePunch) => onChange({ udpHolePunch })}
        description={newNetworkHelp('udpHolePunch', draft)}
      >
        {networkFieldTexts.defaultUdpHolePunch.label}
      </Switch>
      <Switch
        isSelected={draft.defaultAcl}
        onChange={(defaultAcl) => onChange({ defaultAcl })}
        description={newNetworkHelp('defaultAcl', draft)}
      >
        {networkFieldTexts.defaultAcl.label}
      </Switch>
      <Switch
        isSelected={draft.isPointToSite}
        onChange={(isPointToSite) => onChange({ isPointToSite })}
        description={newNetworkHelp('isPointToSite', draft)}
      >
        {networkFieldTexts.isPointToSite.label}
      </Switch>
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
