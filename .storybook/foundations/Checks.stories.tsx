import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colourFaults } from '../colourFaults.ts';
import { structureFaults } from '../structureFaults.ts';

/** Tests the accessibility checks of stories on a page with and without faults. */
const meta = {
  title: 'Foundations/Checks',
  tags: ['!autodocs', '!dev', 'behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <main style={{ padding: 8 }}>
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

type Spoil = (page: Element) => () => void;

const faults: Readonly<Record<string, Spoil>> = {
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

export const StructureFaultsAreReportedEachTime: Story = {
  play: async ({ canvasElement }) => {
    await expect(await structureFaults()).toEqual([]);
    for (const [words, spoil] of Object.entries(faults)) {
      const restore = spoil(canvasElement);
      await expect((await structureFaults()).join()).toContain(words);
      await expect((await structureFaults()).join()).toContain(words);
      restore();
      await expect(await structureFaults()).toEqual([]);
    }
  },
};

/** Colours that are readable in one theme, or on one background, but not in the other. */
const unreadable: Readonly<Record<string, Spoil>> = {
  'light: words of dark pages': (page) => styled(page.querySelector('h2'), 'color', 'rgb(200, 205, 206)'),
  'dark: words of light pages': (page) => styled(page.querySelector('h2'), 'color', 'rgb(40, 50, 52)'),
  'dark: a light ground': (page) => styled(page.querySelector('main'), 'background', 'rgb(240, 240, 240)'),
  'light: a dark ground': (page) => styled(page.querySelector('main'), 'background', 'rgb(20, 20, 20)'),
  'dark: faded with all that is in it': (page) => styled(page.querySelector('main'), 'opacity', '0.3'),
};

function styled(element: HTMLElement | null, name: string, value: string): () => void {
  element?.style.setProperty(name, value);
  return () => element?.style.removeProperty(name);
}

export const ColourFaultsAreReportedEachTime: Story = {
  play: async ({ canvasElement }) => {
    await expect(await colourFaults('dark')).toEqual([]);
    for (const [words, spoil] of Object.entries(unreadable)) {
      const [theme] = words.split(':');
      const restore = spoil(canvasElement);
      await expect((await colourFaults('dark')).join(), words).toContain(`${theme}: `);
      await expect((await colourFaults('dark')).join(), words).toContain(`${theme}: `);
      restore();
      await expect(await colourFaults('dark')).toEqual([]);
    }
  },
};
