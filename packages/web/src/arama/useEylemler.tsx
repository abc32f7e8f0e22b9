import { MASA_BASI, molaAdi, SEBEP_ISTEYENLER } from '@masabasi/core/mola/rules';
import { YETKI } from '@masabasi/core/yetki/rules';
import { IconBeach, IconBuildingPlus, IconKey, IconLogout, IconPalette, IconUserPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ekranlari } from '../ekranlar.ts';
import { MolaSimgesi } from '../mola/MolaSimgesi.tsx';
import { useMolaDegistir } from '../molaDegistir.ts';
import { useBen, useYetki } from '../oturum.ts';
import { YENI_ISTEGI } from '../yeniIstegi.ts';
import type { Eylem } from './ogeler.tsx';

const SebepDialog = lazy(() => import('../mola/SebepDialog.tsx'));

/** What the shell does. */
export interface LayoutEylemleri {
  readonly onPassword: () => void;
  readonly onTheme: () => void;
  readonly onLogout: () => void;
  readonly onLeave: () => void;
}

/** What can be done from the search, and a window that one of the acts asks for. */
export function useEylemler(l: LayoutEylemleri, onClose: () => void) {
  const git = useNavigate();
  const ben = useBen();
  const { menuList } = useYetki();
  const mola = useMolaDegistir();

  const sonra = (yap: () => void) => () => {
    onClose();
    yap();
  };
  const yeni = (yol: string) => sonra(() => void git(yol, YENI_ISTEGI));
  const durumlar = mola.sunulan.durumlar
    .filter((id) => id !== mola.mevcut)
    .map((id): Eylem => ({
      ad: id === MASA_BASI && mola.mevcut === null ? 'Mesaiye başla' : molaAdi(id),
      sozler: 'mola durum',
      ikon: <MolaSimgesi id={id} />,
      onde: true,
      calistir: () => {
        mola.degistir(id);
        // What wants a reason asks for it in a window of its own, in the place of this one.
        if (!SEBEP_ISTEYENLER.includes(id)) onClose();
      },
    }));
  const islemler: Eylem[] = [
    ...(ben.acar('/personel/izin')
      ? [
          {
            ad: 'İzin İste',
            sozler: 'tatil rapor talep',
            ikon: <IconBeach stroke={1.6} />,
            onde: true,
            calistir: sonra(l.onLeave),
          },
        ]
      : []),
    ...durumlar,
    ...(ben.acar('/tanimlar/musteri')
      ? [
          {
            ad: 'Yeni Müşteri',
            sozler: 'ekle',
            ikon: <IconBuildingPlus stroke={1.6} />,
            calistir: yeni('/tanimlar/musteri'),
          },
        ]
      : []),
    ...(ben.acar('/personel/user') && ben.yetkisi(YETKI.personelYonet)
      ? [
          {
            ad: 'Yeni Personel',
            sozler: 'ekle çalışan',
            ikon: <IconUserPlus stroke={1.6} />,
            calistir: yeni('/personel/user'),
          },
        ]
      : []),
    { ad: 'Parola Değiştir', sozler: 'şifre', ikon: <IconKey stroke={1.6} />, calistir: sonra(l.onPassword) },
    {
      ad: 'Tema Değiştir',
      sozler: 'renk koyu açık menü',
      ikon: <IconPalette stroke={1.6} />,
      calistir: sonra(l.onTheme),
    },
    { ad: 'Çıkış', sozler: 'oturumu kapat', ikon: <IconLogout stroke={1.6} />, calistir: sonra(l.onLogout) },
  ];
  const pencere: ReactNode = mola.sorulan !== null && (
    <Suspense fallback={null}>
      <SebepDialog
        durum={mola.sorulan}
        degisim={{
          ...mola.degisim,
          onSuccess: (cevap) => {
            mola.degisim.onSuccess(cevap);
            onClose();
          },
        }}
        onVazgec={onClose}
      />
    </Suspense>
  );
  return { eylemler: { islemler, ekranlar: ekranlari(menuList) }, pencere };
}
