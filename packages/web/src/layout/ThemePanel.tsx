import { Box, Stack, Text } from '@mantine/core';
import {
  MENU_TURLERI,
  MENU_TUR_ADLARI,
  type MenuTur,
  type Tema,
  TEMALAR,
  TEMA_ADLARI,
} from '@masabasi/core/kisi/oturum/rules';
import IconLayoutNavbar from '~icons/tabler/layout-navbar';
import IconLayoutSidebar from '~icons/tabler/layout-sidebar';
import IconLayoutSidebarLeftCollapse from '~icons/tabler/layout-sidebar-left-collapse';
import IconLayoutSidebarLeftExpand from '~icons/tabler/layout-sidebar-left-expand';
import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { type ReactNode, useState } from 'react';
import { oturum } from '../calls/oturum.ts';
import { useAction } from '../platform/call/api.ts';
import { useKullanici } from '../platform/session/oturum.ts';
import { tercihiOku, tercihiYaz } from '../theme/tercih.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './ThemePanel.module.css';
import { temaAcikKalsin } from './temaAcik.ts';
import { Columns } from '../ui/Columns.tsx';

const MENU_IKONLARI: Record<MenuTur, ReactNode> = {
  static: <IconLayoutSidebar />,
  overlay: <IconLayoutSidebarLeftExpand />,
  horizontal: <IconLayoutNavbar />,
  slim: <IconLayoutSidebarLeftCollapse />,
};

function Secenek({
  grup,
  ad,
  secili,
  onSec,
  disabled,
  yan,
  children,
}: {
  grup: string;
  ad: string;
  secili: boolean;
  onSec: () => void;
  disabled: boolean;
  /** The icon stands beside the name. */
  yan?: boolean;
  children: ReactNode;
}) {
  return (
    <Box component="label" pos="relative">
      <input className="cover" type="radio" name={grup} checked={secili} onChange={onSec} disabled={disabled} />
      <span className={css.yuz} data-yan={yan || undefined}>
        {children}
        {ad}
      </span>
    </Box>
  );
}

const Grup = ({ ad, of, children }: { ad: string; of: string; children: ReactNode }) => (
  <Box component="fieldset" p={0} m={0} bd={0}>
    <Box component="legend" p={0} mb={8} fw={500}>
      {ad}
    </Box>
    <Columns of={of} gap={8}>
      {children}
    </Columns>
  </Box>
);

const DORTLU = 'repeat(auto-fit, minmax(max(80px, 25% - 6px), 1fr))';

/**
 * Menu type, light or dark, theme colour (specification 2.10). The choice is saved on the server, then the page loads
 * again.
 */
export default function ThemePanel({ onClose }: { onClose: () => void }) {
  const { Id: userId } = useKullanici();
  // The choice shows at once. After the reload the page shows the values of the server.
  const [{ dark, menutur, tema }, setTercih] = useState(tercihiOku);
  const geriAl = (msg: string) => {
    setTercih(tercihiOku());
    bildir({ baslik: 'Tema kaydedilemedi', metin: msg, tur: 'error' });
  };
  const kaydet = useAction(oturum.usertemaguncelle, {
    onSuccess: ({ user }) => {
      tercihiYaz(user);
      temaAcikKalsin();
      window.location.reload();
    },
    onRefusal: ({ msg }) => geriAl(msg),
    onError: (hata) => geriAl(hata.message),
  });
  const kilit = kaydet.isPending || kaydet.isSuccess;
  const menuSec = (deger: MenuTur) => {
    setTercih({ dark, tema, menutur: deger });
    kaydet.mutate({ tur: 'MenuTur', userId, deger });
  };
  const temaSec = (t: Tema, d: 0 | 1) => {
    setTercih({ dark: d, tema: t, menutur });
    kaydet.mutate({ tur: 'Tema', userId, deger: { tema: t, dark: d } });
  };

  return (
    <Dialog opened onClose={onClose} title="Tema Değiştir" width={440} closeOnClickOutside>
      <Stack gap={20}>
        <Grup ad="Menü Türü" of={DORTLU}>
          {MENU_TURLERI.map((m) => (
            <Secenek
              key={m}
              grup="menutur"
              ad={MENU_TUR_ADLARI[m]}
              secili={menutur === m}
              onSec={() => menuSec(m)}
              disabled={kilit}
            >
              <span aria-hidden>{MENU_IKONLARI[m]}</span>
            </Secenek>
          ))}
        </Grup>
        <Grup ad="Görünüm" of="repeat(2, 1fr)">
          <Secenek grup="dark" ad="Açık" secili={dark === 0} onSec={() => temaSec(tema, 0)} disabled={kilit} yan>
            <IconSun aria-hidden />
          </Secenek>
          <Secenek grup="dark" ad="Koyu" secili={dark === 1} onSec={() => temaSec(tema, 1)} disabled={kilit} yan>
            <IconMoon aria-hidden />
          </Secenek>
        </Grup>
        <Grup ad="Tema Rengi" of={DORTLU}>
          {TEMALAR.map((t) => (
            <Secenek
              key={t}
              grup="tema"
              ad={TEMA_ADLARI[t]}
              secili={tema === t}
              onSec={() => temaSec(t, dark)}
              disabled={kilit}
            >
              <span className={css.renk} data-tema={t} aria-hidden />
            </Secenek>
          ))}
        </Grup>
      </Stack>
      <Text mt={20} fz={13} c="dimmed">
        Seçiminiz hesabınıza kaydedilir ve sayfa yeniden yüklenir.
      </Text>
    </Dialog>
  );
}
