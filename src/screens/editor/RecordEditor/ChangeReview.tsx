import type { ChangeView } from './editorView.ts';
import * as css from './ChangeReview.css.ts';

const columns = { label: 'Field', before: 'Was', after: 'Will be' } as const;

/** The changes a form will save: each field with its old and new value. */
export function ChangeReview({ changes }: { changes: readonly ChangeView[] }) {
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
        {changes.map(({ label, before, after }) => (
          <tr key={label} className={css.row}>
            <th scope="row" className={css.label}>
              {label}
            </th>
            <td className={css.before}>
              <span className={css.inlineName}>{columns.before}</span>
              <Value text={before} />
            </td>
            <td className={css.after}>
              <span className={css.inlineName}>{columns.after}</span>
              <Value text={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ text }: { text: string }) {
  return text === '' ? <span className={css.notSet}>Not set</span> : text;
}
