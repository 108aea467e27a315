import type { Screen } from '@perigee/ui/screen';
import { ReviewBadge } from './parts/ReviewBadge.tsx';
import { Table, type Column } from './parts/Table.tsx';
import { useSearch } from './parts/use-search.tsx';
import { reviewOf } from './reviews.ts';
import { inWords, routesOf, screenHref, screens, type IndexedScreen } from './screens.ts';

/** Links each state to the story that shows it; those that were searched for are marked. */
function States({ states, words }: Pick<Screen, 'states'> & { words: readonly string[] }) {
  return Object.entries(states).map(([state, story], index) => {
    const isMeant = words.some((word) => state.includes(word));
    const link = (
      <a href={`?path=/story/${story}`} target="_top">
        {inWords(state)}
      </a>
    );
    return (
      <span key={state}>
        {index > 0 && ', '}
        {isMeant ? <mark>{link}</mark> : link}
      </span>
    );
  });
}

const statusOf = ({ screen }: IndexedScreen) => reviewOf(screen.id)?.status ?? 'draft';

/** All that a person may know of a screen, for the search. */
const textOf = (row: IndexedScreen) => `${JSON.stringify(row)} ${statusOf(row)}`;

const columns = (words: readonly string[]): readonly Column<IndexedScreen>[] => [
  {
    title: 'Screen',
    width: '20%',
    sortBy: ({ screen }) => screen.title,
    cell: ({ screen }) => (
      <>
        <a href={screenHref(screen)} target="_top">
          {screen.title}
        </a>
        <br />
        <code>{screen.id}</code>
      </>
    ),
  },
  { title: 'Area', sortBy: ({ area }) => area, cell: ({ area }) => area },
  {
    title: 'Review',
    sortBy: statusOf,
    cell: ({ screen }) => <ReviewBadge screenId={screen.id} />,
  },
  {
    title: 'Routes',
    width: '14%',
    sortBy: ({ screen }) => routesOf(screen),
    cell: ({ screen }) => routesOf(screen) || 'opened by a route',
  },
  { title: 'Who', sortBy: ({ screen }) => screen.audience, cell: ({ screen }) => screen.audience },
  { title: 'Source', width: '12%', cell: ({ screen }) => screen.source.join(', ') },
  {
    title: 'States',
    width: '30%',
    cell: ({ screen }) => <States states={screen.states} words={words} />,
  },
];

/** Every screen of the product: its page, review, routes, audience, source clauses and states. */
export function ScreenIndex() {
  const { found, words, field } = useSearch(screens, textOf);
  const states = screens.flatMap(({ screen }) => Object.keys(screen.states)).length;
  const meant = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    <>
      <p>
        {screens.length} screens, {states} states.
      </p>
      {field}
      <Table rows={found} keyOf={({ screen }) => screen.id} columns={columns(meant)} />
    </>
  );
}
