import type { PortalReply } from '@perigee/api';
import { numberText } from '@perigee/domain';
import { priceLabel } from '@perigee/domain/events';
import {
  portalMessages,
  salesColumns,
  ticketCounts,
  totalTicketCount,
  type TicketCount,
} from '@perigee/domain/host-portal';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { figures, figure, overview } from './PortalPage.css.ts';
import { SalesChart } from './SalesChart.tsx';

const { genders, overview: texts } = portalMessages;
const { title, totalSales, allEvents, sold } = texts;

/** What the events of a host have sold. Source: events §2, §3; its layout is ours. */
export function PortalOverview({ reply, now }: { reply: PortalReply; now: Date }) {
  const { activeEvents, expiredEvents } = reply;
  const columns = salesColumns([...expiredEvents, ...activeEvents], now);
  const hasSold = columns.some((column) => column.sold > 0);
  return (
    <section className={overview} aria-label={title}>
      <dl className={figures}>
        <div className={figure.total}>
          <Text as="dt" size="sm" tone="muted">
            {totalSales}
          </Text>
          <Text
            as="dd"
            size="3xl"
            display
            figures
            tone={reply.totalSales === 0 ? 'muted' : 'strong'}
          >
            {priceLabel(reply.totalSales)}
          </Text>
          <Text as="dd" size="sm" tone="muted">
            {allEvents}
          </Text>
        </div>
        <Count className={figure.total} label={sold} count={totalTicketCount(activeEvents)} />
        {ticketCounts(activeEvents).map(({ gender, count }) => (
          <Count
            key={gender}
            className={figure.part}
            label={genders[gender]}
            count={count}
            tone={gender === 'F' ? 'accent' : 'strong'}
          />
        ))}
      </dl>
      {hasSold && <SalesChart columns={columns} />}
    </section>
  );
}

interface CountProps {
  className: string;
  label: string;
  count: TicketCount;
  /** Draws the count as a line as well. */
  tone?: 'strong' | 'accent';
}

function Count({ className, label, count, tone }: CountProps) {
  const of = `of ${numberText(count.total)}`;
  return (
    <div className={className}>
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <dd>
        <Inline gap={2} rowGap={0} align="baseline">
          <Text as="span" size="2xl" display figures tone={count.sold === 0 ? 'muted' : 'strong'}>
            {numberText(count.sold)}
          </Text>
          <Text as="span" size="sm" tone="muted" figures>
            {of}
          </Text>
        </Inline>
        {tone !== undefined && (
          <Meter
            label={label}
            value={count.sold}
            max={count.total}
            text={`${count.sold} ${of}`}
            textHidden
            tone={tone}
          />
        )}
      </dd>
    </div>
  );
}
