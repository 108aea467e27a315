import type { Screen } from '@perigee/ui/screen';
import { Table, type Column } from './parts/Table.tsx';

const inventories = import.meta.glob<readonly Screen[]>(
  '../../packages/ui/src/screens/*/inventory.ts',
  { eager: true, import: 'inventory' },
);

interface IndexedScreen {
  area: string;
  screen: Screen;
}

const rows: readonly IndexedScreen[] = Object.entries(inventories)
  .flatMap(([file, screens]) => {
    const [area = ''] = file.split('/').slice(-2);
    return screens.map((screen) => ({ area, screen }));
  })
  .toSorted((a, b) => a.area.localeCompare(b.area) || a.screen.title.localeCompare(b.screen.title));

/** Links each state to the story that shows it. */
function States({ states }: Pick<Screen, 'states'>) {
  return Object.entries(states).map(([state, story], index) => (
    <span key={state}>
      {index > 0 && ', '}
      <a href={`?path=/story/${story}`} target="_top">
        {state.replaceAll('-', ' ')}
      </a>
    </span>
  ));
}

const columns: readonly Column<IndexedScreen>[] = [
  {
    title: 'Screen',
    width: '20%',
    cell: ({ screen }) => (
      <>
        {screen.title}
        <br />
        <code>{screen.id}</code>
      </>
    ),
  },
  { title: 'Area', cell: ({ area }) => area },
  {
    title: 'Routes',
    width: '16%',
    cell: ({ screen }) =>
      screen.routes.length === 0 ? 'opened by a route' : screen.routes.join(', '),
  },
  { title: 'Who', cell: ({ screen }) => screen.audience },
  { title: 'Source', width: '12%', cell: ({ screen }) => screen.source.join(', ') },
  {
    title: 'States',
    width: '34%',
    cell: ({ screen }) => <States states={screen.states} />,
  },
];

/** Every screen of the product: its routes, audience, source clauses and states. */
export function ScreenIndex() {
  const states = rows.flatMap(({ screen }) => Object.keys(screen.states)).length;
  return (
    <>
      <p>
        {rows.length} screens, {states} states.
      </p>
      <Table rows={rows} keyOf={({ screen }) => screen.id} columns={columns} />
    </>
  );
}
