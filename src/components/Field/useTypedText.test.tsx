// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';
import { useTypedText } from './typedText.ts';

type Late = { readonly until: Promise<void>; readonly texts: string[] };

/** Updates the text in a transition, as the router updates the URL, and does not finish rendering before `until`. */
function Owner({ until, texts }: Late) {
  const [value, setValue] = useState('');
  return (
    <Suspense>
      <Field value={value} onChange={(text) => (texts.push(text), startTransition(() => setValue(text)))} />
      {value !== '' && <Results until={until} />}
    </Suspense>
  );
}

function Field({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, type] = useTypedText(value, onChange);
  return <input value={text} onChange={({ target }) => type(target.value)} />;
}

function Results({ until }: Pick<Late, 'until'>) {
  use(until);
  return <p>found</p>;
}

it('keeps the typed text while the parent still renders an earlier one', async () => {
  let finish = () => {};
  const until = new Promise<void>((resolve) => (finish = resolve));
  const texts: string[] = [];
  render(<Owner until={until} texts={texts} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');

  for (const text of ['a', 'ab', 'abc']) {
    await act(async () => fireEvent.change(input, { target: { value: text } }));
    expect(input.value).toBe(text);
  }
  expect(screen.queryByText('found')).toBeNull();

  await act(async () => finish());
  expect(screen.queryByText('found')).not.toBeNull();
  expect(input.value).toBe('abc');
  expect(texts).toEqual(['a', 'ab', 'abc']);
});
