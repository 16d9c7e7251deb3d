import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';
import { columns, labelOf, parcels, rowActions, rowKey, rowTone, type Parcel } from './storyRows.tsx';

const rows25 = parcels(25);
const rows5000 = parcels(5000);

type ExampleProps = { rows: readonly Parcel[] };

function Example({ rows }: ExampleProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ height: '100vh', overflow: 'auto' }}>
      <div>
        <div style={{ height: 100 }}>Above</div>
        <DataTable
          label="Parcels"
          {...{ columns, rows, rowKey, rowTone, rowActions }}
          selection={{ selected, onChange: setSelected, labelOf }}
        />
      </div>
    </div>
  );
}

const meta = { title: 'Components/DataTable', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { args: { rows: rows25 } };
export const Long: Story = { args: { rows: rows5000 } };
