import type { MenuIkonAdi } from '@masabasi/core/kisi/menu/rules';
import IconBeach from '~icons/tabler/beach';
import IconBox from '~icons/tabler/box';
import IconBuilding from '~icons/tabler/building';
import IconBuildingStore from '~icons/tabler/building-store';
import IconCalendar from '~icons/tabler/calendar';
import IconChartBar from '~icons/tabler/chart-bar';
import IconChecklist from '~icons/tabler/checklist';
import IconClock from '~icons/tabler/clock';
import IconCoffee from '~icons/tabler/coffee';
import IconFileInvoice from '~icons/tabler/file-invoice';
import IconFolder from '~icons/tabler/folder';
import IconHeadset from '~icons/tabler/headset';
import IconHome from '~icons/tabler/home';
import IconId from '~icons/tabler/id';
import IconKey from '~icons/tabler/key';
import IconListDetails from '~icons/tabler/list-details';
import IconLock from '~icons/tabler/lock';
import IconMail from '~icons/tabler/mail';
import IconMap2 from '~icons/tabler/map-2';
import IconDots from '~icons/tabler/dots';
import IconPhone from '~icons/tabler/phone';
import IconPin from '~icons/tabler/pin';
import IconPlugConnected from '~icons/tabler/plug-connected';
import IconPoint from '~icons/tabler/point';
import IconReportAnalytics from '~icons/tabler/report-analytics';
import IconSchool from '~icons/tabler/school';
import IconSettings from '~icons/tabler/settings';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconSpeakerphone from '~icons/tabler/speakerphone';
import IconStar from '~icons/tabler/star';
import IconTimeline from '~icons/tabler/timeline';
import IconUser from '~icons/tabler/user';
import IconUsers from '~icons/tabler/users';
import IconUsersGroup from '~icons/tabler/users-group';
import IconWallet from '~icons/tabler/wallet';
import IconWorld from '~icons/tabler/world';
import type { ComponentType } from 'react';

type Ikon = ComponentType<{ size?: number; stroke?: number }>;

/** Icons of groups that no row of the database makes: the pinned pages, and roots without room. */
export const CERCEVE_IKONLARI = { sabit: 'pin', diger: 'dots' } as const;
const CERCEVENIN: Readonly<Record<string, Ikon>> = { pin: IconPin, dots: IconDots };

/** All icon names of menu rows. An unknown name shows a dot, so a row of a later version breaks nothing. */
const IKONLAR: Readonly<Record<MenuIkonAdi, Ikon>> = {
  home: IconHome,
  user: IconUser,
  users: IconUsers,
  team: IconUsersGroup,
  id: IconId,
  clock: IconClock,
  coffee: IconCoffee,
  calendar: IconCalendar,
  beach: IconBeach,
  building: IconBuilding,
  store: IconBuildingStore,
  headset: IconHeadset,
  phone: IconPhone,
  star: IconStar,
  school: IconSchool,
  plug: IconPlugConnected,
  world: IconWorld,
  timeline: IconTimeline,
  checklist: IconChecklist,
  list: IconListDetails,
  folder: IconFolder,
  box: IconBox,
  invoice: IconFileInvoice,
  wallet: IconWallet,
  chart: IconChartBar,
  report: IconReportAnalytics,
  map: IconMap2,
  mail: IconMail,
  speakerphone: IconSpeakerphone,
  shield: IconShieldCheck,
  key: IconKey,
  lock: IconLock,
  settings: IconSettings,
};

const bilinir = (ad: string): ad is MenuIkonAdi => Object.hasOwn(IKONLAR, ad);

export function MenuIkonu({ ad, size = 18 }: { ad: string | null; size?: number }) {
  const Ikon = ad !== null && bilinir(ad) ? IKONLAR[ad] : (CERCEVENIN[ad ?? ''] ?? IconPoint);
  return <Ikon size={size} stroke={1.6} />;
}
