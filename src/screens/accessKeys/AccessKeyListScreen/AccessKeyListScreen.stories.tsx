import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { mapValue, type Loadable } from '../../../domain/loadable.ts';
import { keyFingerprint } from '../../../domain/accessKey/keyFingerprint.ts';
import { paths } from '../../../domain/paths.ts';
import { AccessKeyListScreen } from './AccessKeyListScreen.tsx';
import { accessKeyListView } from './accessKeyListView.ts';

const keys = [
  anAccessKey({ name: 'ci-runners', uses: 94 }),
  anAccessKey({ name: 'contractors', uses: 3 }),
  anAccessKey({ name: 'fra-rack-2', uses: 6 }),
  anAccessKey({ name: 'key-4f0c91d2a7b8e35c', uses: 1 }),
  anAccessKey({ name: 'mobile-team', uses: 12 }),
];

const joined = keys.flatMap(({ name, secret }, index) =>
  Array.from({ length: index * 2 }, (_, at) =>
    aNode({ name: `${name}-${at + 1}`, joinKey: secret.hidden ? undefined : keyFingerprint(secret.value) }),
  ),
);

type Changes = Partial<Parameters<typeof accessKeyListView>[1]> &
  GivenRecords & { keys?: Loadable<readonly AccessKey[]> };

const viewOf = ({ keys: listed = ready(keys, 4), ...changes }: Changes = {}) =>
  accessKeyListView(
    recordsOf({
      networks: mapValue(listed, (accessKeys) => [aNetwork({ netid: 'prod-eu', accessKeys })]),
      nodes: ready(joined, 4),
      ...changes,
    }),
    {
      netid: 'prod-eu',
      links: {
        picker: '/access-keys',
        create: '/access-keys/prod-eu/create',
        details: (name) => `/access-keys/prod-eu/details/${encodeURIComponent(name)}`,
        node: paths.node,
      },
      query: new URLSearchParams(),
      rowsPerPage: 10,
      ...changes,
    },
  );

const meta = {
  title: 'Screens/Access keys/AccessKeyList',
  component: AccessKeyListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      act: fn(),
      select: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof AccessKeyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const UnusualNames: Story = {
  args: {
    view: viewOf({
      keys: ready([
        anAccessKey({ name: 'a name/with odd ?# signs', uses: 1 }),
        anAccessKey({ name: 'unbroken'.repeat(43), uses: Number.MAX_SAFE_INTEGER }),
        anAccessKey({ name: 'مفتاح‎ 🗝', uses: 0 }),
      ]),
    }),
  },
};

export const LongNames: Story = {
  args: { view: viewOf({ keys: ready(longNames.keys.map((name) => anAccessKey({ name, uses: 4812 }))) }) },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const HiddenKeys: Story = {
  args: { view: viewOf({ keys: ready(keys.map((key) => ({ ...key, secret: { hidden: true } }))) }) },
};

export const Many: Story = {
  args: {
    view: viewOf({
      keys: ready(Array.from({ length: 5000 }, (_, index) => anAccessKey({ name: `key-${index}` }))),
      query: new URLSearchParams('rowsPerPage=250&page=3'),
    }),
  },
  tags: ['proof'],
};

export const Empty: Story = { args: { view: viewOf({ keys: ready([]) }) } };

export const NoMatch: Story = { args: { view: viewOf({ query: new URLSearchParams('search=nobody') }) } };

export const Loading: Story = { args: { view: viewOf({ keys: { status: 'loading' } }) } };

export const Failed: Story = {
  args: { view: viewOf({ keys: { status: 'failed', failure: { kind: 'unreachable', offline: true } } }) },
};

export const Stale: Story = {
  args: {
    view: viewOf({
      keys: { status: 'ready', value: keys, loadedAt: NOW_MS - 120_000, staleBecause: { kind: 'timeout' } },
    }),
  },
};

export const UnknownNetwork: Story = { args: { view: viewOf({ netid: 'nowhere' }) } };

export const Denied: Story = {
  args: { view: viewOf({ viewer: aViewerAt({ 'prod-eu': 1 }), ownData: ready([]) }) },
};

export const ColumnHeadersSort: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Uses left/ }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ sort: { field: 'uses', isAscending: true } });
    await userEvent.click(canvas.getByRole('button', { name: /^Access key/ }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ sort: { field: 'name', isAscending: false } });
  },
};
