import { Box, Flex } from '@mantine/core';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconDevices from '~icons/tabler/devices';
import IconFileSearch from '~icons/tabler/file-search';
import IconHelp from '~icons/tabler/help';
import IconKey from '~icons/tabler/key';
import IconLogout from '~icons/tabler/logout';
import IconMenu2 from '~icons/tabler/menu-2';
import IconPalette from '~icons/tabler/palette';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconShieldLock from '~icons/tabler/shield-lock';
import IconUser from '~icons/tabler/user';
import { Link, useNavigate } from 'react-router';
import { AramaAlani } from '../yonetim/arama/AramaAlani.tsx';
import { BildirimZili } from '../platform/bildirim/BildirimZili.tsx';
import MolaCubugu from '../mesai/mola/MolaCubugu.tsx';
import { useKullanici } from '../platform/session/oturum.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu } from '../ui/Menu.tsx';
import { yardimAc } from '../platform/yardim/yardim.ts';
import { preloading } from '../routes.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Logo } from './Logo.tsx';
import { MesajDugmesi } from './MesajDugmesi.tsx';
import css from './TopBar.module.css';
import type { YolParcasi } from './yolIzi.ts';
import { IconButton } from '../ui/IconButton.tsx';

export interface TopBarProps {
  /** The page's place in the menu. On a phone it stands above the page instead. */
  readonly iz: readonly YolParcasi[];
  /** Null: there is no menu button (modes horizontal and slim). */
  readonly onMenu: (() => void) | null;
  readonly menuAcik: boolean;
  readonly onSearch: () => void;
  /** Called when a person is about to open the search, to load its code. */
  readonly onSearchIntent: () => void;
  readonly onPassword: () => void;
  readonly onTheme: () => void;
  readonly onLogout: () => void;
}

/** Logo and present path, the break bar, the person's menu (specification 2.3). */
export function TopBar({ iz, onMenu, menuAcik, onSearch, onSearchIntent, onPassword, onTheme, onLogout }: TopBarProps) {
  const kullanici = useKullanici();
  const git = useNavigate();
  return (
    <header className={`line-below ${css.cubuk}`}>
      {onMenu && (
        <IconButton
          size={36}
          className={css.menu}
          data-menu-dugmesi
          aria-label={menuAcik ? 'Menüyü kapat' : 'Menüyü aç'}
          aria-expanded={menuAcik}
          aria-controls={menuAcik ? 'ana-menu' : undefined}
          onClick={onMenu}
        >
          <IconMenu2 size={20} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      {/* A long path must not move the elements at its right. */}
      <Flex gap={12} flex="1 1 0" align="center" miw={0} className="hide-640">
        <Flex
          component={Link}
          to="/"
          className="bare"
          gap={8}
          flex="none"
          align="center"
          p={4}
          fw={600}
          c="var(--text)"
          lts="-0.01em"
          bdrs={6}
          aria-label="Masabaşı, ana sayfa"
        >
          <Logo />
          <span className={css.ad}>Masabaşı</span>
        </Flex>
        <Flex flex={1} miw={0} pl={12} c="dimmed" style={{ borderLeft: '1px solid var(--line-strong)' }}>
          <Breadcrumb iz={iz} />
        </Flex>
      </Flex>
      <Flex justify="flex-end" flex="0 1 auto" miw={0}>
        <MolaCubugu />
      </Flex>
      <AramaAlani onOpen={onSearch} onIntent={onSearchIntent} />
      <MesajDugmesi />
      <BildirimZili {...preloading('/bildirimler')} />
      <Menu
        buttonClassName={`bare ${css.profil}`}
        button={
          <>
            <Avatar name={`${kullanici.Ad} ${kullanici.Soyad}`} />
            <Box component="span" maw={140} className="truncate visually-hidden-640">
              {kullanici.Ad}
            </Box>
            <IconChevronDown size={14} color="var(--text-3)" className="hide-640" aria-hidden />
          </>
        }
        items={[
          { label: 'Parola Değiştir', icon: <IconKey />, onClick: onPassword },
          { label: 'Yetkilerim', icon: <IconShieldCheck />, onClick: () => void git('/yetkilerim') },
          { label: 'Tema Değiştir', icon: <IconPalette />, onClick: onTheme },
          { label: 'Bilgilerim', icon: <IconUser />, onClick: () => void git('/bilgilerim') },
          { label: 'Oturumlarım', icon: <IconDevices />, onClick: () => void git('/oturumlarim') },
          { label: 'İki Adımlı Giriş', icon: <IconShieldLock />, onClick: () => void git('/ikiadim') },
          { label: 'Verilerim', icon: <IconFileSearch />, onClick: () => void git('/verilerim') },
          { label: 'Yardım', icon: <IconHelp />, onClick: () => yardimAc(), separated: true },
          { label: 'Çıkış', icon: <IconLogout />, onClick: onLogout, separated: true },
        ]}
      />
    </header>
  );
}
