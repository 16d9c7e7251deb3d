import { LinkButton } from '../../components/Button/Button.tsx';
import { CheckboxList, type CheckboxListItem } from '../../components/CheckboxList/CheckboxList.tsx';
import { FormSection, FormWide } from '../../components/Form/Form.tsx';
import { Inline, Stack } from '../../components/Layout/Layout.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { sortedNetworks } from '../../domain/user/userForm.ts';
import { userText } from '../../domain/user/userText.ts';
import { RetryButtons } from '../state/LoadError/LoadError.tsx';

export type NetworksView = {
  readonly items: readonly CheckboxListItem[];
  readonly failure: string | undefined;
  readonly permissionsHref: string | undefined;
};

type NetworksSectionProps = {
  view: NetworksView;
  selected: readonly string[];
  onChange: (netids: readonly string[]) => void;
  onRetry: () => void;
  hint?: string | undefined;
  isChanged?: boolean;
  lockedReason?: string | undefined;
  warning?: { readonly fact: string; readonly advice: string } | undefined;
};

export function NetworksSection(props: NetworksSectionProps) {
  const { view, selected, onChange, onRetry, warning, ...field } = props;
  return (
    <FormSection
      title={userText.networks}
      description={view.permissionsHref === undefined ? userText.networksMean : userText.levelsMean}
    >
      <FormWide>
        <Stack gap="medium">
          {view.failure !== undefined && (
            <Notice
              tone="warning"
              fact="Couldn’t load networks."
              advice={view.failure}
              action={<RetryButtons reason={view.failure} onRetry={onRetry} />}
            />
          )}
          {field.lockedReason === undefined ? (
            <CheckboxList
              label="Select networks for user"
              isLabelHidden
              isTall
              filterLabel="Filter networks"
              items={view.items}
              selected={new Set(selected)}
              onChange={(netids) => onChange(sortedNetworks(netids))}
              {...field}
            />
          ) : (
            <Text tone="secondary">{field.lockedReason}</Text>
          )}
          {warning && <Notice tone="warning" {...warning} />}
          {view.permissionsHref !== undefined && (
            <Inline>
              <LinkButton href={view.permissionsHref}>User permissions</LinkButton>
            </Inline>
          )}
        </Stack>
      </FormWide>
    </FormSection>
  );
}
