import { components, componentPage } from './components.ts';
import { card, cards, name as nameClass, nameLine } from './parts/cards.css.ts';
import { docsHref } from './parts/links.ts';
import { withCode } from './parts/plain-text.tsx';
import { StatusBadge } from './parts/StatusBadge.tsx';
import { useStoryIndex } from './parts/use-story-index.ts';

/** Every component by group, as in the sidebar, with its purpose and its status. */
export function ComponentList() {
  const index = useStoryIndex();
  const listed = components.flatMap(({ name, purpose }) => {
    const page = componentPage(index, name);
    return page === undefined ? [] : [{ name, purpose, page, group: page.title.split('/')[1] }];
  });
  const ready = listed.filter(({ page }) => page.tags.includes('ready')).length;
  // In the order of the index, which is that of the sidebar.
  const groups = [
    ...new Set(
      index.flatMap(({ title }) => listed.find(({ page }) => page.title === title)?.group ?? []),
    ),
  ];
  return (
    <>
      <p>
        {listed.length} components, {ready} of them ready.
      </p>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <div className={cards}>
            {listed
              .filter((one) => one.group === group)
              .map(({ name, purpose, page }) => (
                <a key={name} className={card} href={docsHref(page.id)} target="_top">
                  <span className={nameLine}>
                    <span className={nameClass}>{name}</span> <StatusBadge tags={page.tags} />
                  </span>
                  <span>{withCode(purpose)}</span>
                </a>
              ))}
          </div>
        </section>
      ))}
    </>
  );
}
