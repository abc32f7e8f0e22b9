import { type Gun, haftaGunu, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { yazilanTarih } from '@masabasi/core/platform/time/yazilanTarih';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/tr';
import IconCalendar from '~icons/tabler/calendar';
import { useRef, useState } from 'react';
import { simdi } from '../platform/call/sunucuSaati.ts';
import css from './DateField.module.css';

export interface DateFieldProps {
  readonly label: string;
  readonly value: Gun | null;
  readonly onChange: (gun: Gun | null) => void;
  readonly min?: Gun;
  readonly max?: Gun;
  readonly error?: string | false;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly description?: string;
  readonly className?: string;
  /** True for the first field of a dialog: it takes the initial focus. */
  readonly first?: boolean | undefined;
  /** A date typed without a year is the next one from this day on. Absent: the one of this year. */
  readonly ahead?: Gun | undefined;
}

const ETIKETLER = {
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  previousYear: 'Önceki yıl',
  nextYear: 'Sonraki yıl',
  previousDecade: 'Önceki on yıl',
  nextDecade: 'Sonraki on yıl',
};
const GUNLER = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
const BICIM_HATASI = 'Tarihi GG.AA.YYYY biçiminde yazınız.';

/**
 * A calendar date, typed as GG.AA.YYYY or shorter (`10.8`, `10 ağu`, `yarın`, `pazartesi`), or picked: the calendar
 * opens with its button or Alt+Down. Weeks begin on Monday, years 2012 to 2050 (specification 9).
 */
export function DateField({
  label,
  value,
  onChange,
  min = '2012-01-01',
  max = '2050-12-31',
  error,
  disabled,
  required,
  description,
  className,
  first,
  ahead,
}: DateFieldProps) {
  const [acik, setAcik] = useState(false);
  const [yazilan, setYazilan] = useState<string | null>(null);
  const [bicimHatasi, setBicimHatasi] = useState<string | null>(null);
  const alan = useRef<HTMLInputElement>(null);

  const tarihi = (metin: string): Gun | null =>
    yazilanTarih(metin, { bugun: istanbulGunu(simdi()), ileri: ahead ?? null, enAz: min, enCok: max });
  const oku = (metin: string): Gun | null => {
    const gun = tarihi(metin);
    return gun !== null && gun >= min && gun <= max ? gun : null;
  };
  const yaz = (metin: string) => {
    setYazilan(metin);
    setBicimHatasi(null);
    const gun = oku(metin);
    if (gun !== null || metin.trim() === '') onChange(gun);
  };
  const birak = () => {
    if (yazilan === null) return;
    if (yazilan.trim() !== '' && oku(yazilan) === null) {
      const gecerli = tarihi(yazilan) !== null;
      setBicimHatasi(gecerli ? `${tarihYaz(min)} ile ${tarihYaz(max)} arasında bir tarih yazınız.` : BICIM_HATASI);
      // The typed text is no date, and the former date must not be saved in its place.
      onChange(null);
      return;
    }
    setYazilan(null);
  };
  const sec = (gun: Gun | null) => {
    setYazilan(null);
    setBicimHatasi(null);
    setAcik(false);
    if (gun !== null) onChange(gun);
    alan.current?.focus();
  };

  return (
    <Popover
      opened={acik}
      onChange={setAcik}
      position="bottom-end"
      withRoles={false}
      trapFocus
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
    >
      <Popover.Target>
        <TextInput
          ref={alan}
          className={className}
          label={label}
          value={yazilan ?? (value === null ? '' : tarihYaz(value))}
          onChange={(e) => yaz(e.currentTarget.value)}
          onFocus={(e) => e.currentTarget.select()}
          onBlur={birak}
          onKeyDown={(e) => {
            if (!e.altKey || e.key !== 'ArrowDown') return;
            e.preventDefault();
            setAcik(true);
          }}
          data-autofocus={first || undefined}
          aria-keyshortcuts="Alt+ArrowDown"
          error={bicimHatasi ?? error}
          disabled={disabled}
          required={required}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="GG.AA.YYYY"
          autoComplete="off"
          inputMode="numeric"
          rightSection={
            <ActionIcon
              size={28}
              // Tab goes from date to date.
              tabIndex={-1}
              aria-label={`${label}: takvim`}
              aria-haspopup="dialog"
              aria-expanded={acik}
              disabled={disabled}
              onClick={() => setAcik(!acik)}
            >
              <IconCalendar size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(e) => {
          if (e.key !== 'Escape') return;
          setAcik(false);
          alan.current?.focus();
        }}
      >
        <DatePicker
          value={value}
          onChange={sec}
          defaultDate={value ?? undefined}
          minDate={min}
          maxDate={max}
          locale="tr"
          firstDayOfWeek={1}
          weekdayFormat={(gun) => GUNLER[haftaGunu(gun) - 1]!}
          classNames={{ weekday: css.haftaGunu, day: css.gun }}
          ariaLabels={ETIKETLER}
          getDayProps={(gun) => (gun === value ? { 'data-autofocus': true } : {})}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
