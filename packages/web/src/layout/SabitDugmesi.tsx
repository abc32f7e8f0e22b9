import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import IconPin from '~icons/tabler/pin';
import IconPinnedOff from '~icons/tabler/pinned-off';
import css from './SideMenu.module.css';
import { useSabit } from './sabitler.ts';

/** Pins a page to the beginning of the menu, or takes it from there. Visible while its row is. */
export function SabitDugmesi({ m }: { m: MenuSatiri }) {
  const { sabit, degistir } = useSabit(m);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`bare ${css.sabitle}`}
      data-sabit
      aria-label={`${m.menuAd}: menünün başına sabitle`}
      aria-pressed={sabit}
      title={sabit ? 'Sabitten kaldır (P)' : 'Menünün başına sabitle (P)'}
      onClick={degistir}
    >
      {sabit ? <IconPinnedOff aria-hidden /> : <IconPin aria-hidden />}
    </button>
  );
}
