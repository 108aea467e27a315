import { dateYearText } from '@perigee/domain';
import type { Screen } from '@perigee/ui/screen';
import {
  Description as ComponentDescription,
  DocsContext,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';
import type { ScreenCalls } from '../../scripts/screen-calls.ts';
import {
  Description,
  DescriptionList,
} from '../../packages/ui/src/components/DescriptionList/DescriptionList.tsx';
import { decisions } from './decisions.ts';
import screenCalls from './generated/screen-calls.json';
import { Mockup } from './parts/Mockup.tsx';
import { ReviewBadge } from './parts/ReviewBadge.tsx';
import { StoryPictures } from './parts/StoryPictures.tsx';
import { useStoryIndex, type IndexEntry } from './parts/use-story-index.ts';
import { Table, type Column } from './parts/Table.tsx';
import { disclosure, facts, titleWithBadge, wide } from './parts/prose.css.ts';
import { reviewOf } from './reviews.ts';
import { inWords, routesOf, screensAt, type IndexedScreen } from './screens.ts';

const calls: ScreenCalls = screenCalls;

const NO_CALLS = { calls: [], openedBy: [] };

const AUDIENCES: Readonly<Record<Screen['audience'], string>> = {
  anyone: 'Anyone',
  visitor: 'Visitors',
  member: 'Daters',
  host: 'Hosts',
  admin: 'Admins',
};

/** The sections that a clause names: 'member §2, §7' and 'member §2 (header)' are both of member §2. */
function sectionsOf(clause: string): string[] {
  return clause.split(/;|,(?= ?[a-z]+ §)/).flatMap((part) => {
    const [document] = part.trim().split(' ');
    return (part.match(/§\d+/g) ?? []).map((section) => `${document} ${section}`);
  });
}

/** The decisions of the screen's area about the sections that it comes from. */
function decisionsOn({ area, screen }: IndexedScreen) {
  const sections = new Set(screen.source.flatMap(sectionsOf));
  return decisions.filter(
    (decision) =>
      decision.area === area &&
      sectionsOf(decision.clause).some((section) => sections.has(section)),
  );
}

/** The name of the folder of a screen: that of the file with its stories. */
const folderOf = ({ importPath }: Pick<IndexEntry, 'importPath'>) =>
  importPath.split('/').at(-2) ?? '';

/** The name of a screen in the sidebar; its folder's until the index is there. */
function screenName(folder: string, index: readonly IndexEntry[]): string {
  const entry = index.find((one) => folderOf(one) === folder);
  return entry?.title.split('/').at(-1) ?? folder;
}

function Calls({ folder }: { folder: string }) {
  const index = useStoryIndex();
  const { calls: own, openedBy } = calls[folder] ?? NO_CALLS;
  if (own.length > 0) {
    return own.map((call) => (
      <div key={call}>
        <code>{call}</code>
      </div>
    ));
  }
  if (openedBy.length === 0) return 'None';
  const openers = openedBy.map((opener) => `‘${screenName(opener, index)}’`).join(' and ');
  return `Those of ${openers}, where it is shown`;
}

function review({ id }: Screen): ReactNode {
  const said = reviewOf(id);
  return said === undefined
    ? 'Draft: nobody has reviewed it yet'
    : `${said.status === 'signed off' ? 'Signed off' : 'In review'} by ${said.by} on ${dateYearText(new Date(said.on), 'UTC')}`;
}

function Facts({ indexed, folder }: { indexed: IndexedScreen; folder: string }) {
  const { screen } = indexed;
  return (
    <DescriptionList className={facts}>
      <Description term="Review">{review(screen)}</Description>
      <Description term="Address">{routesOf(screen) || 'Opened by another page'}</Description>
      <Description term="Who sees it">{AUDIENCES[screen.audience]}</Description>
      <Description term="Source">{screen.source.join(', ')}</Description>
      <Description term="Calls">
        <Calls folder={folder} />
      </Description>
      <Description term="Id">
        <code>{screen.id}</code>
      </Description>
    </DescriptionList>
  );
}

function Decisions({ of }: { of: readonly IndexedScreen[] }) {
  const belonging = [...new Set(of.flatMap(decisionsOn))];
  if (belonging.length === 0) return null;
  return (
    <details className={disclosure}>
      <summary>
        {belonging.length} {belonging.length === 1 ? 'decision' : 'decisions'} about its clauses
      </summary>
      <Table
        rows={belonging}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Id', cell: ({ id }) => id, width: '10%' },
          { title: 'What is open', cell: ({ question }) => question, width: '36%' },
          { title: 'How it was settled', cell: ({ decision }) => decision },
        ]}
      />
    </details>
  );
}

const partColumns: readonly Column<IndexedScreen>[] = [
  {
    title: 'Part',
    width: '26%',
    cell: ({ screen }) => (
      <>
        {screen.title}
        <br />
        <code>{screen.id}</code>
      </>
    ),
  },
  { title: 'Review', cell: ({ screen }) => <ReviewBadge screenId={screen.id} /> },
  { title: 'Source', width: '18%', cell: ({ screen }) => screen.source.join(', ') },
  {
    title: 'States',
    width: '40%',
    cell: ({ screen }) =>
      Object.entries(screen.states).map(([state, story], index) => (
        <span key={state}>
          {index > 0 && ', '}
          <a href={`?path=/story/${story}`} target="_top">
            {inWords(state)}
          </a>
        </span>
      )),
  },
];

type StoryDocs = { description?: { story?: string } } | undefined;

/** The page of a screen: what its line of the inventory says, its mockup, and all its states as pictures. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const prepared = use(DocsContext).componentStories();
  const entries = useStoryIndex().filter(
    ({ title, subtype }) => title === preparedMeta.title && subtype === 'story',
  );
  const [entry] = entries;
  const name = preparedMeta.title.split('/').at(-1);
  const indexed = screensAt(preparedMeta.id);
  const [first, ...parts] = indexed;
  const title = parts.length === 0 ? (first?.screen.title ?? name) : name;
  const stories = entries.map(({ id, name: storyName }) => {
    const docs = prepared.find((story) => story.id === id)?.parameters['docs'] as StoryDocs;
    return { id, name: storyName, description: docs?.description?.story };
  });
  const { shippedTheme = 'night' } = preparedMeta.parameters as { shippedTheme?: string };
  return (
    <>
      <h1 className={titleWithBadge}>
        {title} {first !== undefined && <ReviewBadge screenId={first.screen.id} />}
      </h1>
      <ComponentDescription />
      {first !== undefined && entry !== undefined && (
        <Facts indexed={first} folder={folderOf(entry)} />
      )}
      <Decisions of={indexed} />
      {first?.screen.mockup !== undefined && <Mockup name={first.screen.mockup} />}
      <h2>
        {stories.length} {stories.length === 1 ? 'story' : 'stories'}, as shipped: by {shippedTheme}
      </h2>
      <StoryPictures stories={stories} />
      {parts.length > 0 && (
        <>
          <h2>Parts of this screen</h2>
          <div className={wide}>
            <Table rows={parts} keyOf={({ screen }) => screen.id} columns={partColumns} />
          </div>
        </>
      )}
    </>
  );
}
