import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Page } from '../../src/components/Layout/Layout.tsx';
import { color } from '../../src/components/theme/contract.css.ts';
import { BothThemes } from './BothThemes.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { RoleContrast, TextContrast, ToneContrast } from './MeasuredContrast.tsx';
import * as samples from './Samples.tsx';
import { Swatches } from './Swatches.tsx';

/** The samples of the Foundations pages, in the theme of the toolbar and in both themes. */
const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inPage = (contents: ReactNode) => ({ render: () => <Page>{contents}</Page> });
const inBothThemes = (contents: ReactNode) => inPage(<BothThemes>{contents}</BothThemes>);
const invisible = { parameters: { chromatic: { disableSnapshot: true } } };

export const Surfaces: Story = inPage(
  <>
    <Swatches tokens={color.surface} />
    <Swatches tokens={color.notice} />
  </>,
);
export const Lines: Story = inPage(<Swatches tokens={color.line} />);
export const TextAndAction: Story = inPage(<TextContrast />);
export const StateTones: Story = inPage(<ToneContrast />);
export const Roles: Story = inPage(<RoleContrast />);
export const Type: Story = inPage(<samples.TypeScale />);
export const FontsAreLoadedFirst: Story = {
  ...Type,
  ...invisible,
  tags: ['machines'],
  play: async () => {
    await expect([...document.fonts].filter(({ status }) => status !== 'loaded')).toEqual([]);
  },
};
export const Space: Story = inPage(<samples.SpaceScale />);
export const Radii: Story = inPage(<samples.Radii />);
export const Shadows: Story = inPage(<samples.Shadows />);
export const Motion: Story = inPage(<samples.Motion />);
export const InBothThemes: Story = inBothThemes(<Swatches tokens={color.surface} />);

const everyRatioHolds: Story['play'] = async ({ canvas }) => {
  for (const name of ['Dark', 'Light']) {
    const theme = within(canvas.getByRole('region', { name }));
    await expect(theme.getAllByRole('table').length).toBeGreaterThan(0);
    await expect(theme.queryByText(/too low/)).toBeNull();
  }
};
export const TextAndActionContrastIsSufficient: Story = {
  ...inBothThemes(<TextContrast />),
  ...invisible,
  play: everyRatioHolds,
};
export const StateContrastIsSufficient: Story = {
  ...inBothThemes(<ToneContrast />),
  ...invisible,
  play: everyRatioHolds,
};
export const RoleContrastIsSufficient: Story = {
  ...inBothThemes(<RoleContrast />),
  ...invisible,
  play: everyRatioHolds,
};

export const LowContrastIsMarked: Story = {
  ...inPage(
    <ContrastTable caption="Text" rows={[{ role: 'text.primary', front: color.text.primary, needs: 21 }]} />,
  ),
  ...invisible,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/too low/)).toHaveLength(7);
  },
};

export const ThemesShowTheirOwnValues: Story = {
  ...inBothThemes(<Swatches tokens={color.text} />),
  ...invisible,
  play: async ({ canvas }) => {
    const inTheme = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(inTheme('Dark').getByText('#ebeff0')).toBeVisible();
    await expect(inTheme('Light').getByText('#141e20')).toBeVisible();
  },
};

export const TextStylesShowMeasuredValues: Story = {
  ...Type,
  ...invisible,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28px / 34px, 500')).toBeVisible();
    await expect(canvas.queryByText(/undefined/)).toBeNull();
  },
};

export const ClickShowsTheMotion: Story = {
  ...Motion,
  ...invisible,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(0);
  },
};
