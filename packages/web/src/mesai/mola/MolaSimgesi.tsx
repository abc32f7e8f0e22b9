import type { PanoStili } from '@masabasi/core/mesai/mola/rules';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCar from '~icons/tabler/car';
import IconCircle from '~icons/tabler/circle';
import IconClock from '~icons/tabler/clock';
import IconCoffee from '~icons/tabler/coffee';
import IconDeviceDesktop from '~icons/tabler/device-desktop';
import IconDoorExit from '~icons/tabler/door-exit';
import IconLogin2 from '~icons/tabler/login-2';
import IconLogout from '~icons/tabler/logout';
import IconMoon from '~icons/tabler/moon';
import IconSmoking from '~icons/tabler/smoking';
import IconToolsKitchen2 from '~icons/tabler/tools-kitchen-2';
import IconUserOff from '~icons/tabler/user-off';
import IconUsers from '~icons/tabler/users';

const DURUM = {
  643: IconLogin2,
  644: IconUsers,
  645: IconSmoking,
  646: IconCoffee,
  647: IconClock,
  648: IconToolsKitchen2,
  649: IconLogout,
  650: IconDoorExit,
  651: IconDeviceDesktop,
  652: IconCar,
};
const STIL = { izinli: IconCalendarEvent, yok: IconUserOff, bitti: IconMoon };

const durumMu = (id: number): id is keyof typeof DURUM => id in DURUM;

/** The icon of a break status, or of a person on leave, not arrived or finished. Decoration beside its word. */
export function MolaSimgesi({ id, stil, size = 18 }: { id: number | null; stil?: PanoStili; size?: number }) {
  const Ikon =
    stil === 'izinli' || stil === 'yok' || stil === 'bitti'
      ? STIL[stil]
      : id !== null && durumMu(id)
        ? DURUM[id]
        : IconCircle;
  return <Ikon size={size} stroke={1.75} aria-hidden />;
}
