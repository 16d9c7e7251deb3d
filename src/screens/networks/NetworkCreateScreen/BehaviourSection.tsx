import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  networkFieldHelp,
  networkFieldLabels,
  newNetworkHelp,
  newNetworkText,
} from '../../../domain/network/networkText.ts';
import { errorOf, type CreateSectionProps } from './networkCreateView.ts';

export function BehaviourSection({ draft, problems, onChange }: CreateSectionProps) {
  return (
    <FormSection title="Behaviour" description="Can be changed later, except local network.">
      <Switch
        isSelected={draft.udpHolePunch}
        onChange={(udpHolePunch) => onChange({ udpHolePunch })}
        description={newNetworkHelp('udpHolePunch', draft)}
      >
        {networkFieldLabels.defaultUdpHolePunch}
      </Switch>
      <Switch
        isSelected={draft.defaultAcl}
        onChange={(defaultAcl) => onChange({ defaultAcl })}
        description={newNetworkHelp('defaultAcl', draft)}
      >
        {networkFieldLabels.defaultAcl}
      </Switch>
      <Switch
        isSelected={draft.isPointToSite}
        onChange={(isPointToSite) => onChange({ isPointToSite })}
        description={newNetworkHelp('isPointToSite', draft)}
      >
        {networkFieldLabels.isPointToSite}
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
            label={networkFieldLabels.localRange}
            isMono
            isOptional
            hint={networkFieldHelp.localRange}
            value={draft.localRange}
            onChange={(localRange) => onChange({ localRange })}
            error={errorOf(problems, 'localRange')}
          />
        )}
      </Stack>
    </FormSection>
  );
}
