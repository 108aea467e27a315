import type { Ref } from 'react';

/** One ref that passes its element to several refs. */
export function mergeRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
