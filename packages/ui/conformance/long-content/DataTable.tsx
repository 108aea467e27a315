import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../src/components/DataTable/DataTable.tsx';
import { guestsFor, type Guest } from '../../src/components/DataTable/story-data.ts';

const columns: readonly DataTableColumn<Guest>[] = [
  { id: 'name', header: 'Guest', value: ({ name }) => name, sortable: true },
  { id: 'work', header: 'Occupation', value: ({ work }) => work, sortable: true },
  { id: 'location', header: 'Location', value: ({ location }) => location, sortable: true },
  { id: 'status', header: 'Status', value: ({ status }) => status, card: 'aside' },
  {
    id: 'actions',
    header: 'Decision',
    headerHidden: true,
    card: 'actions',
    cell: () => (
      <>
        <Button size="small" variant="outline">
          Decline
        </Button>
        <Button size="small">Accept</Button>
      </>
    ),
  },
];

const rows = guestsFor(286).map((guest) => ({
  ...guest,
  name: 'Wolfeschlegelsteinhausenbergerdorff von und zu Ångström',
  work: 'Restores the bindings of books that have been through water, fire and many hands',
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
}));

/** A row is a card in a window of this width. */
export default function LongDataTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Guest list"
      title="All members who have asked for a place at the long table on the tenth of December"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      pageSize={3}
      columnPicker
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}
