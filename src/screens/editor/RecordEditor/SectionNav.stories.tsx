import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormSection } from '../../../components/Form/Form.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { SectionNav } from './SectionNav.tsx';

const titles = ['Measures', 'Place', 'Contents', 'Habits', 'Labels', 'Remarks'];
const unchanged = { isChanged: false, hasProblem: false };
const sections = titles.map((label) => ({ id: `part-${label.toLowerCase()}`, label, ...unchanged }));

const meta = {
  title: 'Screens/Editor/SectionNav',
  component: SectionNav,
  args: { sections },
  render: (args) => (
    <main style={{ position: 'relative', height: '100vh', overflow: 'auto' }} tabIndex={-1}>
      <div style={{ display: 'flex', gap: 40, padding: 24 }}>
        <SectionNav {...args} />
        <div style={{ flex: 1 }}>
          {args.sections.map(({ id, label }, index) => (
            <FormSection key={id} id={id} title={label} description="About the box.">
              {/* The last ones are short: the scroll ends before they reach the top. */}
              {Array.from({ length: Math.max(1, 12 - 3 * index) }, (_, field) => (
                <TextField key={field} label={`${label} ${field + 1}`} value="" onChange={() => undefined} />
              ))}
            </FormSection>
          ))}
        </div>
      </div>
    </main>
  ),
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};

export const ChangesAndProblems: Story = {
  args: {
    sections: sections.map((section, index) => ({
      ...section,
      isChanged: index === 1 || index === 2,
      hasProblem: index === 2,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Place (changed)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contents (changed, needs attention)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Habits' })).toBeVisible();
  },
};

export const LongLabelWraps: Story = {
  args: {
    sections: [...sections, { id: 'part-long', label: 'What else there is to know about it', ...unchanged }],
  },
};

export const HiddenOnATablet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LinkMovesFocusAndKeepsTheAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const { href } = window.location;
    const entries = window.history.length;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Place' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const place = canvas.getByRole('group', { name: 'Place' });
    await expect(place).toHaveFocus();
    await expect(place.getBoundingClientRect().top).toBeCloseTo(0, 0);
    await expect(window.location.href).toBe(href);
    await expect(window.history.length).toBe(entries);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Place 1' })).toHaveFocus();
  },
};

const isCurrent = (name: string, links: readonly HTMLElement[]) =>
  waitFor(() =>
    expect(links.filter((link) => link.ariaCurrent === 'location').map((link) => link.textContent)).toEqual([
      name,
    ]),
  );

export const ScrollingMarksTheSectionInView: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const main = canvas.getByRole('main');
    await isCurrent('Measures', links);
    main.scrollTo({ top: main.scrollHeight });
    await isCurrent('Remarks', links);
    main.scrollTo({ top: 0 });
    await isCurrent('Measures', links);
  },
};

export const LinkMarksASectionNearTheEnd: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await userEvent.click(canvas.getByRole('link', { name: 'Habits' }));
    await isCurrent('Habits', links);
    // The jump’s scroll event fires in the next frame and must not change the current section.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await isCurrent('Habits', links);
    canvas.getByRole('main').scrollTo({ top: 0 });
    await isCurrent('Measures', links);
  },
};

export const StaysVisibleWhileScrolling: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.scrollTo({ top: main.scrollHeight });
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(20);
  },
};
