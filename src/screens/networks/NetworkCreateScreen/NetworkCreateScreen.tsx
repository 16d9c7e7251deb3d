import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/FootBar/FootBar.tsx';
import { Form, FormSection, FormWide } from '../../../components/Form/Form.tsx';
import { Grid, Page } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Mono, Tertiary } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { networkFieldTexts } from '../../../domain/network/networkForm.ts';
import { maxNetidLength, toNetid } from '../../../domain/network/networkRules.ts';
import { newNetworkText as text, newNetworkText } from '../../../domain/network/networkText.ts';
import type { NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems } from '../../../domain/text/messages.ts';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import { AddressesSection, BehaviourSection } from './AddressesSection.tsx';
import * as css from './NetworkCreateScreen.css.ts';
import {
  errorOf,
  type CreateSectionProps,
  type NetworkCreateForm,
  type NetworkCreateView,
  type NetworkPreview,
} from './networkCreateView.ts';

export type NetworkCreateScreenProps = {
  view: NetworkCreateView;
  on: {
    change(changes: Partial<NetworkDraft>): void;
    autofill(): void;
    undoAutofill(): void;
    create(): void;
    cancel(): void;
  };
};

/** The form that creates a network, with a preview of the addresses and names its nodes will get. */
export function NetworkCreateScreen({ view, on }: NetworkCreateScreenProps) {
  if (view.status === 'ready') return <CreateForm view={view} on={on} />;
  return <RecordPlaceholder view={view} />;
}

function CreateForm({ view, on }: { view: NetworkCreateForm; on: NetworkCreateScreenProps['on'] }) {
  const { draft, problems, isNameTaken, isSaving, failure } = view;
  const autofillRef = useRef<HTMLButtonElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const shown = isChecked ? problems : isNameTaken ? { netid: problems.netid } : {};
  const part = { draft, problems: shown, onChange: on.change };

  function submit() {
    setIsChecked(true);
    if (!hasProblems(problems) && !isSaving) on.create();
  }

  function undoAutofill() {
    on.undoAutofill();
    // The pressed button is about to disappear, and focus with it.
    autofillRef.current?.focus();
  }

  return (
    <Form onSubmit={submit}>
      <Page>
        <PageHeader
          title={text.create}
          actions={
            <>
              {view.canUndoAutofill && (
                <Button kind="ghost" icon="undo" onPress={undoAutofill}>
                  {text.undoAutofill}
                </Button>
              )}
              <Button ref={autofillRef} icon="wand" onPress={on.autofill}>
                {text.autofill}
              </Button>
            </>
          }
        />
        {failure && <Notice tone="error" fact={failure.fact} advice={failure.reason} />}
        <div className={css.columns}>
          <div>
            <NameSection {...part} warning={view.nameWarning} />
            <AddressesSection {...part} range={view.range} range6={view.range6} />
            <BehaviourSection {...part} />
            {view.isEE && <EnterpriseSection {...part} />}
          </div>
          <PreviewPanel preview={view.preview} />
        </div>
      </Page>
      <ChangeBar problemCount={Object.values(shown).filter((problem) => problem !== undefined).length}>
        <Button kind="ghost" size="form" onPress={on.cancel}>
          {labels.action.cancel}
        </Button>
        <Button type="submit" kind="primary" size="form" isPending={isSaving}>
          {text.create}
        </Button>
      </ChangeBar>
    </Form>
  );
}

type NameSectionProps = CreateSectionProps & { warning: string | undefined };

function NameSection({ draft, problems, onChange, warning }: NameSectionProps) {
  return (
    <FormSection
      title="Name"
      description="Used in DNS names and the interface name. You can’t change it later."
    >
      <TextField
        label={newNetworkText.netid}
        isMono
        isRequired
        autoFocus
        autoComplete="off"
        clean={toNetid}
        maxLength={maxNetidLength}
        unit={`${draft.netid.length} / ${maxNetidLength}`}
        hint={newNetworkText.netidHint}
        value={draft.netid}
        onChange={(netid) => onChange({ netid })}
        error={errorOf(problems, 'netid')}
        warnings={warning === undefined ? [] : [warning]}
      />
    </FormSection>
  );
}

/** The server creates every network with access level 3. */
function EnterpriseSection({ draft, problems, onChange }: CreateSectionProps) {
  return (
    <FormSection title="Enterprise" description="Defaults for users of this network.">
      <FormWide>
        <Grid columns={2} minColumnWidth={240} gap="section">
          <TextField
            label={networkFieldTexts.accessLevel.label}
            value={newNetworkText.accessLevel}
            onChange={() => undefined}
            lockedReason={newNetworkText.accessLevelReason}
          />
        </Grid>
      </FormWide>
      {(['userNodeLimit', 'userClientLimit'] as const).map((field) => (
        <NumberField
          key={field}
          label={networkFieldTexts[field].label}
          hint={networkFieldTexts[field].help}
          value={draft[field]}
          onChange={(limit) => onChange({ [field]: limit })}
          error={errorOf(problems, field)}
        />
      ))}
    </FormSection>
  );
}

function PreviewPanel({ preview }: { preview: NetworkPreview }) {
  const { interfaceName, addresses, nodeName, hasNodeNames } = preview;
  return (
    <div className={css.preview}>
      <Panel title="Preview">
        <dl className={css.facts}>
          <Fact label="Interface name">{interfaceName && <Mono>{interfaceName}</Mono>}</Fact>
          <Fact label="First node addresses">
            {addresses.length > 0 &&
              addresses.map(([first, second]) => (
                <div key={first} className={css.addresses}>
                  <Mono>{first}</Mono>
                  <span className={css.next}>
                    <Mono>{second}</Mono>
                  </span>
                </div>
              ))}
          </Fact>
          <Fact label="DNS name of a node">
            {hasNodeNames ? nodeName && <Mono>{nodeName}</Mono> : text.noNodeNames}
          </Fact>
          <Fact label="Joining">Requires an access key. Create one after this step.</Fact>
        </dl>
      </Panel>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children || <Tertiary>Not known yet</Tertiary>}</dd>
    </div>
  );
}
