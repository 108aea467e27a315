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
const { title, totalSales, allEvents, sold, noneSold, activeEvents: onlyActive } = texts;

/** What the events of a host have sold. Source: events §2, §3; its layout is ours. */
export function PortalOverview({ reply, now }: { reply: PortalReply; now: Date }) {
  const { activeEvents, expiredEvents } = reply;
  const columns = salesColumns([...expiredEvents, ...activeEvents], now);
  const hasSold = columns.some((column) => column.sold > 0);
  const sales = {
    label: totalSales,
    figure: priceLabel(reply.totalSales),
    isZero: reply.totalSales === 0,
    note: allEvents,
  };
  const tickets = totalTicketCount(activeEvents);
  if (!hasSold) {
    return (
      <section aria-label={title}>
        <dl className={overview.totals}>
          <Total {...sales} className={figure.half} />
          <Total
            className={figure.half}
            label={noneSold}
            figure={numberText(tickets.sold)}
            unit={ofText(tickets)}
            isZero
            note={onlyActive}
          />
        </dl>
      </section>
    );
  }
  return (
    <section className={overview.chart} aria-label={title}>
      <dl className={figures}>
        <Total {...sales} className={figure.total} />
        <Count className={figure.total} label={sold} count={tickets} />
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
      <SalesChart columns={columns} />
    </section>
  );
}

const ofText = ({ total }: TicketCount) => `of ${numberText(total)}`;

interface TotalProps {
  className: string;
  label: string;
  figure: string;
  unit?: string;
  isZero: boolean;
  /** What the figure counts. */
  note: string;
}

function Total({ className, label, figure: text, unit, isZero, note }: TotalProps) {
  return (
    <div className={className}>
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <dd>
        <Amount size="3xl" text={text} unit={unit} isZero={isZero} />
      </dd>
      <Text as="dd" size="sm" tone="muted">
        {note}
      </Text>
    </div>
  );
}

interface AmountProps {
  size: '2xl' | '3xl';
  text: string;
  unit?: string;
  isZero: boolean;
}

function Amount({ size, text, unit, isZero }: AmountProps) {
  return (
    <Inline gap={2} rowGap={0} align="baseline">
      <Text as="span" size={size} display figures tone={isZero ? 'muted' : 'strong'}>
        {text}
      </Text>
      {unit !== undefined && (
        <Text as="span" size="sm" tone="muted" figures>
          {unit}
        </Text>
      )}
    </Inline>
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
  const of = ofText(count);
  return (
    <div className={className}>
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <dd>
        <Amount size="2xl" text={numberText(count.sold)} unit={of} isZero={count.sold === 0} />
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
