import { lazy, Suspense, type ComponentType } from 'react';

/** Loads the code of documentation with the first page that needs it: stories open without it. */
function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

export const DocsPage = onDemand(async () => (await import('./DocsPage.tsx')).DocsPage);

export const PageContainer = onDemand(
  async () => (await import('./parts/PageContainer.tsx')).PageContainer,
);
