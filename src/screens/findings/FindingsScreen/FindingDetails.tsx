import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Heading, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { type Finding, type Fix, severityWords } from '../../../domain/findings/finding.ts';
import { severityTones } from '../../shared/FindingMark/severityTones.ts';
import { findingText } from './findingsView.ts';

type FindingDetailsProps = { finding: Finding; onApprove: (finding: Finding) => void };

/** Explains one finding: what was found, why it matters and what to do. */
export function FindingDetails({ finding, onApprove }: FindingDetailsProps) {
  const { check, severity, networks, facts, fix } = finding;
  return (
    <Stack gap="section">
      <Stack gap="xsmall">
        <StateBadge tone={severityTones[severity]} label={severityWords[severity]} />
        <Heading level={2}>{check.title}</Heading>
        {networks.length > 0 && <Text tone="secondary">{networks.join(', ')}</Text>}
      </Stack>
      {facts.length > 0 && (
        <Stack gap="medium">
          <Heading level={3}>What was found</Heading>
          <DescriptionList>
            {facts.map(({ label, value }) => (
              <DescriptionItem key={`${label} ${value}`} label={label}>
                {value}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Stack>
      )}
      <Stack gap="medium">
        <Heading level={3}>Why it matters</Heading>
        <Text>{check.why}</Text>
      </Stack>
      <Stack gap="medium">
        <Heading level={3}>What to do</Heading>
        <Text>{check.advice}</Text>
        <Inline gap="medium">
          {fix && <FixButton fix={fix} isPrimary onApprove={() => onApprove(finding)} />}
          <CopyButton value={() => findingText(finding)} label="Copy as text" hasLabel />
        </Inline>
      </Stack>
    </Stack>
  );
}

type FixButtonProps = { fix: Fix; isPrimary?: boolean; onApprove: () => void };

/** Does what removes the cause, or leads there. */
export function FixButton({ fix, isPrimary = false, onApprove }: FixButtonProps) {
  const kind = isPrimary ? 'primary' : 'default';
  if ('approve' in fix) {
    return (
      <Button kind={kind} onPress={onApprove}>
        {fix.label}
      </Button>
    );
  }
  return (
    <LinkButton kind={kind} href={fix.href}>
      {fix.label}
    </LinkButton>
  );
}
