import type { MenuIkonAdi } from '@masabasi/core/menu/rules';
import {
  IconBeach,
  IconBox,
  IconBuilding,
  IconBuildingStore,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconClock,
  IconCoffee,
  IconFileInvoice,
  IconFolder,
  IconHeadset,
  IconHome,
  IconId,
  IconKey,
  IconListDetails,
  IconLock,
  IconMail,
  IconMap2,
  IconPhone,
  IconPlugConnected,
  IconPoint,
  IconReportAnalytics,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconSpeakerphone,
  IconStar,
  IconTimeline,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

type Ikon = ComponentType<{ size?: number; stroke?: number }>;

/** Every name a menu row may carry. An unknown one shows a dot, so a row of a later version breaks nothing. */
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
  const Ikon = ad !== null && bilinir(ad) ? IKONLAR[ad] : IconPoint;
  return <Ikon size={size} stroke={1.6} />;
}
