import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { aclTexts } from '../../../domain/text/aclText.ts';
import { namesText, type ImpactView } from './impactView.ts';

type SubmitQuestionProps = {
  isOpen: boolean;
  netid: string;
  impact: ImpactView;
  onConfirm: () => void;
  onCancel: () => void;
};

/** §2 "ACLs": submitting needs confirmation. It says what will come of it. */
export function SubmitQuestion({ isOpen, netid, impact, onConfirm, onCancel }: SubmitQuestionProps) {
  const { blocked, allowed, cutOff, gateways, servers } = impact;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={aclTexts.submitTitle(netid)}
      message={
        <Stack gap="medium">
          <Text>{aclTexts.submitQuestion}</Text>
          {cutOff.length > 0 && <Text>Without any peer: {namesText(cutOff.map(({ name }) => name))}.</Text>}
          {gateways.length > 0 && <Text>Gateways among them: {namesText(gateways)}.</Text>}
        </Stack>
      }
      confirmLabel={aclTexts.submit}
      isDanger={cutOff.length > 0}
      consequences={[
        { label: 'Pairs blocked', value: blocked },
        { label: 'Pairs allowed', value: allowed },
        { label: 'Nodes that lose every peer', value: cutOff.length },
        { label: 'Gateways cut off', value: gateways.length },
        { label: 'Server cut off', value: servers.length === 0 ? 'No' : namesText(servers) },
      ]}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
