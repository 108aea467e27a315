import { limits } from '@perigee/domain';
import { adminWaitlistMessages, setFilterCount, type WaitlistSearch } from '@perigee/domain/admin';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { lazyDialog } from '../../../components/Dialog/lazy-dialog.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useMedia } from '../../../hooks/use-media.ts';
import { below } from '../../../theme/breakpoints.ts';
import { allStatuses, filters, main } from './AdminWaitlistPage.css.ts';
import {
  ANY,
  APPLICATION_OPTIONS,
  CARD_OPTIONS,
  flagOf,
  MEMBERSHIP_OPTIONS,
  optionOf,
  type FilterChange,
} from './filter-options.ts';

const FilterDrawer = lazyDialog(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

const texts = adminWaitlistMessages.filters;

interface WaitlistFiltersProps {
  search: WaitlistSearch;
  onChange: (change: FilterChange) => void;
  /** The rows of the filters are loading. */
  busy: boolean;
}

/** Narrows the applicants down. On a phone all but the search are in a drawer. Source: admin §2, §7. */
export function WaitlistFilters({ search, onChange, busy }: WaitlistFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useMedia(below('md'));
  const [isOpen, setIsOpen] = useState(false);
  const { tab, membershipType, cardSubmitted, appSubmitted } = search;
  useShortcuts(adminWaitlistMessages.keys.list, [
    { keys: '/', label: texts.search, onPress: () => field.current?.focus() },
  ]);
  // The search has a field of its own on the line.
  const inDrawer = setFilterCount({ ...search, search: '' }) + Number(tab === 'all');
  return (
    <div className={filters}>
      <div className={main}>
        <FilterText
          ref={field}
          label={texts.search}
          value={search.search}
          busy={busy}
          onChange={(text) => onChange({ search: text })}
        />
      </div>
      {isPhone ? (
        <Button size="small" variant="outline" onClick={() => setIsOpen(true)}>
          <Icon icon={ListFilter} />
          {texts.title}
          {inDrawer > 0 && <span>{inDrawer}</span>}
        </Button>
      ) : (
        <>
          <FilterText
            label={texts.location}
            value={search.location}
            onChange={(location) => onChange({ location })}
          />
          <Select
            size="small"
            label={texts.membership}
            labelHidden
            options={MEMBERSHIP_OPTIONS}
            value={membershipType ?? ANY}
            onChange={(type) => onChange({ membershipType: type === ANY ? null : type })}
          />
          <Select
            size="small"
            label={texts.card}
            labelHidden
            options={CARD_OPTIONS}
            value={optionOf(cardSubmitted)}
            onChange={(option) => onChange({ cardSubmitted: flagOf(option) })}
          />
          <Select
            size="small"
            label={texts.application}
            labelHidden
            options={APPLICATION_OPTIONS}
            value={optionOf(appSubmitted)}
            onChange={(option) => onChange({ appSubmitted: flagOf(option) })}
          />
          <div className={allStatuses}>
            <Checkbox
              label={texts.allStatuses}
              checked={tab === 'all'}
              onChange={({ target }) => onChange({ tab: target.checked ? 'all' : 'pending' })}
            />
          </div>
        </>
      )}
      <FilterDrawer open={isOpen} onOpenChange={setIsOpen} search={search} onApply={onChange} />
    </div>
  );
}

interface FilterTextProps {
  ref?: React.Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (text: string) => void;
  busy?: boolean;
}

/** A text that filters a moment after the last key. Typing renders this field alone. */
function FilterText({ ref, label, value, onChange, busy = false }: FilterTextProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What the field has sent. It comes back as its value later, while the user may be typing on. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== seen) {
    const own = sent.indexOf(value);
    setSeen(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    if (own === -1) setText(value);
  }
  return (
    <SearchField
      ref={ref}
      size="small"
      label={label}
      labelHidden
      placeholder={label}
      maxLength={limits.waitlistSearchLength}
      delay={limits.adminSearchDelayMs}
      value={text}
      busy={busy && text !== ''}
      onChange={setText}
      onSearch={(found) => {
        if (found === (sent.at(-1) ?? value)) return;
        setSent([...sent, found]);
        onChange(found);
      }}
    />
  );
}
