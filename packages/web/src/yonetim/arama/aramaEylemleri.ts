import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { MASA_BASI, molaAdi, SEBEP_ISTEYENLER } from '@masabasi/core/mesai/mola/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconChecklist from '~icons/tabler/checklist';
import IconBeach from '~icons/tabler/beach';
import IconBuildingPlus from '~icons/tabler/building-plus';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCertificate from '~icons/tabler/certificate';
import IconHeadset from '~icons/tabler/headset';
import IconKey from '~icons/tabler/key';
import IconInvoice from '~icons/tabler/invoice';
import IconPackage from '~icons/tabler/package';
import IconLogout from '~icons/tabler/logout';
import IconPalette from '~icons/tabler/palette';
import IconPhone from '~icons/tabler/phone';
import IconPlugConnected from '~icons/tabler/plug-connected';
import IconReport from '~icons/tabler/report';
import IconSchool from '~icons/tabler/school';
import IconUserPlus from '~icons/tabler/user-plus';
import { createElement } from 'react';
import { useNavigate } from 'react-router';
import { ekranlari } from './ekranlar.ts';
import { MolaSimgesi } from '../../mesai/mola/MolaSimgesi.tsx';
import { useMolaDegistir } from '../../mesai/mola/molaDegistir.ts';
import { useBen, useYetki } from '../../platform/session/oturum.ts';
import { telefonNumarasi } from './telefonNumarasi.ts';
import { YENI_ISTEGI } from '../../platform/form/yeniIstegi.ts';
import { CIZGI, type Eylem } from './aramaOgeleri.ts';

/** Acts of the shell that the search offers. */
export interface LayoutEylemleri {
  readonly onPassword: () => void;
  readonly onTheme: () => void;
  readonly onLogout: () => void;
  readonly onLeave: () => void;
}

/** Acts that the search offers. A change of status may first ask for a reason. */
export function useEylemler(l: LayoutEylemleri, ara: string, onClose: () => void) {
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
      ikon: createElement(MolaSimgesi, { id }),
      onde: true,
      calistir: () => {
        mola.degistir(id);
        // A status that needs a reason opens its own dialog in the place of this one.
        if (!SEBEP_ISTEYENLER.includes(id)) onClose();
      },
    }));
  const gorusur = ben.acar('/islemler/musterigorusme/list');
  const islemler: Eylem[] = [
    ...(gorusur
      ? [
          {
            ad: 'Yeni Görüşme',
            sozler: 'ekle telefon destek çağrı',
            ikon: createElement(IconHeadset, CIZGI),
            onde: true,
            calistir: yeni('/islemler/musterigorusme/list'),
          },
        ]
      : []),
    ...(ben.acar('/tanimlar/musteri')
      ? [
          {
            ad: 'Yeni Müşteri',
            sozler: 'ekle',
            ikon: createElement(IconBuildingPlus, CIZGI),
            onde: true,
            calistir: yeni('/tanimlar/musteri'),
          },
        ]
      : []),
    ...(ben.acar('/personel/izin')
      ? [
          {
            ad: 'İzin İste',
            sozler: 'tatil rapor',
            ikon: createElement(IconBeach, CIZGI),
            onde: true,
            calistir: sonra(l.onLeave),
          },
        ]
      : []),
    ...durumlar,
    ...(gorusur
      ? [
          {
            ad: 'Telefon',
            sozler: 'çağrı cevapsız arayan numara santral dahili',
            ikon: createElement(IconPhone, CIZGI),
            calistir: sonra(() => void git('/islemler/musterigorusme/detay?telefon=')),
          },
        ]
      : []),
    ...(ben.acar('/islemler/musterigorusme/egitim')
      ? [
          {
            ad: 'Yeni Eğitim',
            sozler: 'ekle eğitmen planla',
            ikon: createElement(IconSchool, CIZGI),
            calistir: yeni('/islemler/musterigorusme/egitim'),
          },
        ]
      : []),
    ...(ben.acar('/istakibi/isler')
      ? [
          {
            ad: 'Yeni İş',
            sozler: 'ekle görev geliştirme hata',
            ikon: createElement(IconChecklist, CIZGI),
            calistir: yeni('/istakibi/isler'),
          },
        ]
      : []),
    ...(ben.acar('/mali/efatura') && ben.yetkisi(YETKI.faturaKes)
      ? [
          {
            ad: 'Yeni Fatura',
            sozler: 'ekle kes e-fatura e-arşiv taslak',
            ikon: createElement(IconInvoice, CIZGI),
            calistir: yeni('/mali/efatura'),
          },
        ]
      : []),
    ...(ben.acar('/istakibi/versiyonlar') && ben.yetkisi(YETKI.isYonet)
      ? [
          {
            ad: 'Yeni Versiyon',
            sozler: 'ekle sürüm',
            ikon: createElement(IconPackage, CIZGI),
            calistir: yeni('/istakibi/versiyonlar'),
          },
        ]
      : []),
    ...(ben.acar('/islemler/toplanti')
      ? [
          {
            ad: 'Yeni Toplantı',
            sozler: 'ekle davet çağır gündem',
            ikon: createElement(IconCalendarEvent, CIZGI),
            calistir: yeni('/islemler/toplanti'),
          },
        ]
      : []),
    ...(ben.acar('/istakibi/analiz')
      ? [
          {
            ad: 'Yeni Analiz',
            sozler: 'ekle istek ihtiyaç gereksinim',
            ikon: createElement(IconReport, CIZGI),
            calistir: yeni('/istakibi/analiz?sekme=benim'),
          },
        ]
      : []),
    ...(ben.acar('/rapor/lisans') && ben.yetkisi(YETKI.lisansYonet)
      ? [
          {
            ad: 'Yeni Lisans',
            sozler: 'ekle satış',
            ikon: createElement(IconCertificate, CIZGI),
            calistir: yeni('/rapor/lisans'),
          },
        ]
      : []),
    ...(ben.acar('/islemler/musterigorusme/gunlukbaglantilar')
      ? [
          {
            ad: 'Bağlantı Başlat',
            sozler: 'uzak teamviewer anydesk',
            ikon: createElement(IconPlugConnected, CIZGI),
            calistir: yeni('/islemler/musterigorusme/gunlukbaglantilar'),
          },
        ]
      : []),
    ...(ben.acar('/personel/user') && ben.yetkisi(YETKI.personelYonet)
      ? [
          {
            ad: 'Yeni Personel',
            sozler: 'ekle çalışan',
            ikon: createElement(IconUserPlus, CIZGI),
            calistir: yeni('/personel/user'),
          },
        ]
      : []),
    { ad: 'Parola Değiştir', sozler: 'kod', ikon: createElement(IconKey, CIZGI), calistir: sonra(l.onPassword) },
    {
      ad: 'Tema Değiştir',
      sozler: 'renk koyu karanlık gece açık aydınlık menü görünüm',
      ikon: createElement(IconPalette, CIZGI),
      calistir: sonra(l.onTheme),
    },
    { ad: 'Çıkış', sozler: 'oturumu kapat', ikon: createElement(IconLogout, CIZGI), calistir: sonra(l.onLogout) },
  ];
  const numara = telefonNumarasi(ara);
  const numarayla: Eylem[] =
    gorusur && numara !== null
      ? [
          {
            ad: `Bu numarayla görüşme aç: ${telefonYaz(numara)}`,
            ikon: createElement(IconHeadset, CIZGI),
            calistir: sonra(() => void git(`/islemler/musterigorusme/detay?telefon=${numara}`)),
          },
        ]
      : [];
  return { eylemler: { islemler, numarayla, ekranlar: ekranlari(menuList) }, mola };
}
