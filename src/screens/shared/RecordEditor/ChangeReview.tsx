import { type } from '../../../components/theme/type.css.ts';
import * as css from './ChangeReview.css.ts';

/** Values as text. An empty one is shown as "Not set". */
export type Change = {
  label: string;
  before: string;
  after: string;
  /** Written in mono. */
  isCode?: boolean;
};

const columns = { label: 'Field', before: 'Was', after: 'Will be' } as const;

/** The changes a form will save: each field with its old and new value. */
export function ChangeReview({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col" className={css.columnName}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {changes.map(({ label, before, after, isCode = false }) => (
          <tr key={label} className={css.row}>
            <th scope="row" className={css.label}>
              {label}
            </th>
            <td className={css.before}>
              <span className={css.inlineName}>{columns.before}</span>
              <Value text={before} isCode={isCode} />
            </td>
            <td className={css.after}>
              <span className={css.inlineName}>{columns.after}</span>
              <Value text={after} isCode={isCode} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ text, isCode }: { text: string; isCode: boolean }) {
  if (text === '') return <span className={css.notSet}>Not set</span>;
  return <span className={isCode ? type.mono : undefined}>{text}</span>;
}
