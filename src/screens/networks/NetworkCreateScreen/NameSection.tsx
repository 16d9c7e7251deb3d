import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { longestNetid, toNetid } from '../../../domain/network/networkRules.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import { errorOf, type CreateSectionProps } from './createSection.ts';

export function NameSection({ draft, problems, onChange }: CreateSectionProps) {
  return (
    <FormSection
      title="Name"
      description="Part of DNS names and of the interface name. It cannot be changed later."
    >
      <TextField
        label={newNetworkText.netid}
        isMono
        autoFocus
        autoComplete="off"
        clean={toNetid}
        maxLength={longestNetid}
        unit={`${draft.netid.length} / ${longestNetid}`}
        hint={newNetworkText.netidHint}
        value={draft.netid}
        onChange={(netid) => onChange({ netid })}
        error={errorOf(problems, 'netid')}
      />
    </FormSection>
  );
}
