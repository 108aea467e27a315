import { MapPin } from 'lucide-react';
import {
  Description,
  DescriptionList,
} from '../../src/components/DescriptionList/DescriptionList.tsx';

export default function LongDescriptionList() {
  return (
    <>
      {(['rows', 'compact', 'columns'] as const).map((layout) => (
        <DescriptionList key={layout} layout={layout}>
          <Description term="The place of the evening" icon={MapPin}>
            Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
          </Description>
        </DescriptionList>
      ))}
    </>
  );
}
