import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { structureFaults } from '../structureFaults.ts';

/** What tests ask of each story is asked here of a page that is made wrong and right again. */
const meta = {
  title: 'Foundations/Checks',
  tags: ['!autodocs', '!dev', 'behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <main>
      <h2>Fruit</h2>
      <ul>
        <li>
          <button type="button">Apple</button>
        </li>
        <li id="pears">
          <button type="button">Pear</button>
        </li>
        <li>
          <button type="button" aria-labelledby="pears">
            <span aria-hidden>×</span>
          </button>
        </li>
      </ul>
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each changes the page; what that gives back takes the change back. */
const faults: Readonly<Record<string, (page: Element) => () => void>> = {
  'Buttons must have discernible text': (page) => {
    const button = page.querySelector('button');
    button?.replaceChildren();
    return () => button?.replaceChildren('Apple');
  },
  'must only directly contain <li>': (page) => {
    const box = document.createElement('div');
    page.querySelector('ul')?.append(box);
    return () => box.remove();
  },
  'Heading levels should only increase by one': (page) => {
    const heading = document.createElement('h4');
    heading.textContent = 'Pips';
    page.querySelector('main')?.append(heading);
    return () => heading.remove();
  },
  'ARIA attributes must conform to valid values': (page) => {
    const [button] = page.querySelectorAll('button');
    button?.setAttribute('aria-pressed', 'perhaps');
    return () => button?.removeAttribute('aria-pressed');
  },
  'focusable or contain focusable elements': (page) => {
    const [, pear] = page.querySelectorAll('li');
    pear?.setAttribute('aria-hidden', 'true');
    return () => pear?.removeAttribute('aria-hidden');
  },
  'Interactive controls must not be nested': (page) => {
    const button = page.querySelector('button');
    const link = document.createElement('a');
    link.href = '#apple';
    link.textContent = 'More';
    button?.append(link);
    return () => link.remove();
  },
};

export const WhatIsRightIsPassedAndWhatIsWrongIsSaidEachTime: Story = {
  play: async ({ canvasElement }) => {
    await expect(await structureFaults()).toEqual([]);
    for (const [words, spoil] of Object.entries(faults)) {
      const mend = spoil(canvasElement);
      await expect((await structureFaults()).join()).toContain(words);
      await expect((await structureFaults()).join()).toContain(words);
      mend();
      await expect(await structureFaults()).toEqual([]);
    }
  },
};
