import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { FormWide } from '../../../components/FormSection/FormWide.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { networkFieldHelp, networkFieldLabels } from '../../../domain/text/networkFieldText.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import { errorOf, type CreateSectionProps } from './createSection.ts';

/** §3: on create the access level is always 3. */
export function EnterpriseSection({ draft, problems, onChange }: CreateSectionProps) {
  return (
    <FormSection title="Enterprise" description="Defaults for users of this network.">
      <FormWide>
        <Grid columns={2} minColumnWidth={240} gap="section">
          <TextField
            label={networkFieldLabels.accessLevel}
            value={newNetworkText.accessLevel}
            onChange={() => undefined}
            lockedReason={newNetworkText.accessLevelReason}
          />
        </Grid>
      </FormWide>
      <NumberField
        label={networkFieldLabels.userNodeLimit}
        hint={networkFieldHelp.userNodeLimit}
        value={draft.userNodeLimit}
        onChange={(userNodeLimit) => onChange({ userNodeLimit })}
        error={errorOf(problems, 'userNodeLimit')}
      />
      <NumberField
        label={networkFieldLabels.userClientLimit}
        hint={networkFieldHelp.userClientLimit}
        value={draft.userClientLimit}
        onChange={(userClientLimit) => onChange({ userClientLimit })}
        error={errorOf(problems, 'userClientLimit')}
      />
    </FormSection>
  );
}
