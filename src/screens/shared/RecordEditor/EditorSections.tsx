import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { EditorField } from './EditorField.tsx';
import type { EditorActions, EditorSection, FieldState, ReadOnlyState } from './editorView.ts';

type EditorSectionsProps<Field extends string> = {
  sections: readonly EditorSection<Field>[];
  isLeft: (field: FieldState<Field>) => boolean;
  on: Pick<EditorActions<Field>, 'changeText' | 'changeFlag'>;
};

export function EditorSections<Field extends string>({ sections, isLeft, on }: EditorSectionsProps<Field>) {
  return sections.map(({ id, title, description, fields, readOnly }) => (
    <FormSection key={id} id={id} title={title} description={description}>
      {fields.map((field) => (
        <EditorField key={field.field} view={field} isLeft={isLeft(field)} on={on} />
      ))}
      {readOnly.map((state) => (
        <ReadOnly key={state.label} state={state} />
      ))}
    </FormSection>
  ));
}

function ReadOnly({ state: { label, value, reason, link } }: { state: ReadOnlyState }) {
  return (
    <Stack gap="xsmall">
      <TextField label={label} value={value} lockedReason={reason} isMono onChange={keep} />
      {link && <Link href={link.href}>{link.label}</Link>}
    </Stack>
  );
}

/** A locked field is never typed into. */
function keep(): void {}
