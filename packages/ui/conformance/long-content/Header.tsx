import { useEffect, useRef } from 'react';
import { Header } from '../../src/components/Header/Header.tsx';

/** With the menu of small screens open. */
export default function LongHeader() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    header.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click();
  }, []);
  return (
    <Header
      ref={header}
      account={{ name: 'Wolfeschlegelsteinhausenbergerdorff Maximilian', imageUrl: null }}
      entries={Array.from({ length: 20 }, (_, index) => ({
        label: `An entry of the menu, number ${index + 1}`,
        href: '/somewhere',
        badge: '12',
      }))}
    />
  );
}
