import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { MASA_BASI, molaAdi, SEBEP_ISTEYENLER } from '@masabasi/core/mesai/mola/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconBeach from '~icons/tabler/beach';
import IconBuildingPlus from '~icons/tabler/building-plus';
import IconBuildingStore from '~icons/tabler/building-store';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCertificate from '~icons/tabler/certificate';
import IconChecklist from '~icons/tabler/checklist';
import IconFileText from '~icons/tabler/file-text';
import IconFolder from '~icons/tabler/folder';
import IconHeadset from '~icons/tabler/headset';
import IconHelp from '~icons/tabler/help';
import IconInvoice from '~icons/tabler/invoice';
import IconKey from '~icons/tabler/key';
import IconListCheck from '~icons/tabler/list-check';
import IconLogout from '~icons/tabler/logout';
import IconMapPin from '~icons/tabler/map-pin';
import IconPackage from '~icons/tabler/package';
import IconPalette from '~icons/tabler/palette';
import IconPhone from '~icons/tabler/phone';
import IconPlugConnected from '~icons/tabler/plug-connected';
import IconReport from '~icons/tabler/report';
import IconSchool from '~icons/tabler/school';
import IconTargetArrow from '~icons/tabler/target-arrow';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsersGroup from '~icons/tabler/users-group';
import { type ComponentType, createElement } from 'react';
import { useNavigate } from 'react-router';
import { ekranlari } from './ekranlar.ts';
import { DURUM_SOZLERI, EYLEM_SOZLERI } from './ekranSozleri.ts';
import { MolaSimgesi } from '../../mesai/mola/MolaSimgesi.tsx';
import { useMolaDegistir } from '../../mesai/mola/molaDegistir.ts';
import { type Ben, kararVerir } from '../../platform/session/ben.ts';
import { useBen, useYetki } from '../../platform/session/oturum.ts';
import { yardimAc } from '../../platform/yardim/yardim.ts';
import { telefonNumarasi } from './telefonNumarasi.ts';
import { YENI_ISTEGI } from '../../platform/form/yeniIstegi.ts';
import { CIZGI, type Eylem } from './aramaOgeleri.ts';
import { ilkEylemler } from './ilkEylemler.ts';

/** Acts of the shell that the search offers. */
export interface LayoutEylemleri {
  readonly onPassword: () => void;
  readonly onTheme: () => void;
  readonly onLogout: () => void;
  readonly onLeave: () => void;
}

type Ikon = ComponentType<{ stroke?: number }>;

interface Yenisi {
  readonly ad: string;
  readonly ikon: Ikon;
  readonly yol: string;
  /** Right that the form asks for, beside the page. */
  readonly yetki?: number;
}

/** Forms of new records, each at the list of its records. */
const YENILER: readonly Yenisi[] = [
  { ad: 'Yeni Görüşme', ikon: IconHeadset, yol: '/islemler/musterigorusme/list' },
  { ad: 'Yeni Müşteri', ikon: IconBuildingPlus, yol: '/tanimlar/musteri/liste' },
  { ad: 'Yeni Eğitim', ikon: IconSchool, yol: '/islemler/musterigorusme/egitim' },
  { ad: 'Yeni İş', ikon: IconChecklist, yol: '/istakibi/isler' },
  { ad: 'Yeni Fatura', ikon: IconInvoice, yol: '/mali/efatura', yetki: YETKI.faturaKes },
  { ad: 'Yeni Versiyon', ikon: IconPackage, yol: '/istakibi/versiyonlar', yetki: YETKI.isYonet },
  { ad: 'Yeni Toplantı', ikon: IconCalendarEvent, yol: '/islemler/toplanti' },
  { ad: 'Yeni Analiz', ikon: IconReport, yol: '/istakibi/analiz?sekme=benim' },
  { ad: 'Yeni Teklif', ikon: IconFileText, yol: '/pazarlama/tekliftakibi', yetki: YETKI.teklifYaz },
  { ad: 'Yeni Aday', ikon: IconTargetArrow, yol: '/pazarlama/gorusmetakip/musteri' },
  { ad: 'Yeni Ziyaret', ikon: IconMapPin, yol: '/pazarlama/gorusmetakip' },
  { ad: 'Yeni Bayi', ikon: IconBuildingStore, yol: '/pazarlama/bayi', yetki: YETKI.bayiYonet },
  { ad: 'Yeni Proje', ikon: IconFolder, yol: '/islemler/projetakibi/projeplanpage', yetki: YETKI.projePlanla },
  { ad: 'Yeni Lisans', ikon: IconCertificate, yol: '/rapor/lisans', yetki: YETKI.lisansYonet },
  { ad: 'Bağlantı Başlat', ikon: IconPlugConnected, yol: '/islemler/musterigorusme/gunlukbaglantilar' },
  { ad: 'Yeni Personel', ikon: IconUserPlus, yol: '/personel/user', yetki: YETKI.personelYonet },
];

const acilir = (ben: Ben, { yol, yetki }: Yenisi): boolean =>
  ben.acar(yol.replace(/\?.*$/, '')) && (yetki === undefined || ben.yetkisi(yetki));

/** Takes the focus to the page's content: the element that had it disappears with the old page. */
export const icerigeOdaklan = (): void => document.getElementById('icerik')?.focus({ preventScroll: true });

/** Acts that the search offers. A change of status may first ask for a reason. */
export function useEylemler(l: LayoutEylemleri, ara: string, onClose: () => void) {
  const git = useNavigate();
  const ben = useBen();
  const { menuList, isYetkili } = useYetki();
  const mola = useMolaDegistir();

  const sonra = (yap: () => void) => () => {
    onClose();
    yap();
  };
  const eylem = (ad: string, ikon: Ikon, yap: () => void): Eylem => ({
    ad,
    sozler: EYLEM_SOZLERI[ad] ?? '',
    ikon: createElement(ikon, CIZGI),
    calistir: sonra(yap),
  });
  const kosullu = (kosul: boolean, ...e: Parameters<typeof eylem>): Eylem[] => (kosul ? [eylem(...e)] : []);
  const sayfaya = (yol: string, istek?: typeof YENI_ISTEGI) => () => {
    void git(yol, istek);
    icerigeOdaklan();
  };

  const durumlar = mola.sunulan.durumlar
    .filter((id) => id !== mola.mevcut)
    .map((id): Eylem & { readonly id: number } => ({
      id,
      ad: id === MASA_BASI && mola.mevcut === null ? 'Mesaiye başla' : molaAdi(id),
      sozler: DURUM_SOZLERI,
      ikon: createElement(MolaSimgesi, { id }),
      calistir: () => {
        mola.degistir(id);
        // A status that needs a reason opens its own dialog in the place of this one.
        if (!SEBEP_ISTEYENLER.includes(id)) onClose();
      },
    }));
  const gorusur = ben.acar('/islemler/musterigorusme/list');
  const { SorumluDepartmanlar, Vekaletler } = ben.kullanici;
  const bas = SorumluDepartmanlar.length > 0 || Vekaletler.length > 0;
  const islemler: Eylem[] = [
    ...YENILER.filter((y) => acilir(ben, y)).map((y) => eylem(y.ad, y.ikon, sayfaya(y.yol, YENI_ISTEGI))),
    ...kosullu(ben.acar('/personel/izin'), 'İzin İste', IconBeach, l.onLeave),
    ...kosullu(kararVerir(ben), 'Bekleyen İzinlere Karar Ver', IconListCheck, sayfaya('/personel/izin?sekme=istekler')),
    ...kosullu(
      bas && ben.acar('/personel/mola'),
      'Mola Düzeltmelerine Karar Ver',
      IconListCheck,
      sayfaya('/personel/mola?duzeltme=bekleyen'),
    ),
    ...kosullu(bas && ben.acar('/personel/mola'), 'Ekibi Gör', IconUsersGroup, sayfaya('/personel/mola')),
    ...durumlar,
    ...kosullu(gorusur, 'Telefon', IconPhone, sayfaya('/islemler/musterigorusme/detay?telefon=')),
    eylem('Parola Değiştir', IconKey, l.onPassword),
    eylem('Tema Değiştir', IconPalette, l.onTheme),
    eylem('Yardım', IconHelp, () => yardimAc()),
    eylem('Çıkış', IconLogout, l.onLogout),
  ];
  const numara = telefonNumarasi(ara);
  const numarayla: Eylem[] =
    gorusur && numara !== null
      ? [
          {
            ad: `Bu numarayla görüşme aç: ${telefonYaz(numara)}`,
            ikon: createElement(IconHeadset, CIZGI),
            calistir: sonra(sayfaya(`/islemler/musterigorusme/detay?telefon=${numara}`)),
          },
        ]
      : [];
  const ilkler = ilkEylemler(ben, isYetkili, mola.mevcut, durumlar);
  return {
    eylemler: {
      islemler,
      ilkler: ilkler.flatMap((ad) => islemler.find((e) => e.ad === ad) ?? []),
      numarayla,
      ...ekranlari(menuList, ben),
    },
    gorusur,
    mola,
  };
}
