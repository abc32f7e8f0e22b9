import { Stack, Text } from '@mantine/core';
import {
  MENU_BICIM_ADLARI,
  MENU_BICIMLERI,
  MENU_IKONLARI,
  MENU_SINIF_ADLARI,
  MENU_SINIFLARI,
  type MenuBicimi,
  type MenuIkonAdi,
  type MenuSinifi,
  menuAgaciHatasi,
  menuUyarisi,
  menuYolHatasi,
} from '@masabasi/core/kisi/menu/rules';
import { agacSirasi } from '@masabasi/core/kisi/menu/rules';
import type { MenuKaydi } from '@masabasi/core/kisi/rol/contract';
import { rol as oda } from '../../calls/rol.ts';
import { useForm } from '../../platform/form/form.ts';
import { MenuIkonu } from '../../layout/MenuIkonu.tsx';
import { findRoute, ROUTES } from '../../routes.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface MenuGirdisiDialogProps {
  readonly menuler: readonly MenuKaydi[];
  readonly satir: MenuKaydi | null;
  /** The group of a new entry. */
  readonly ilkUst: number | null;
  readonly onSaved: (id: number, ust: number | null) => void;
  readonly onClose: () => void;
}

/** Names of the icons, in the order of their list. */
const IKON_ADLARI: Readonly<Record<MenuIkonAdi, string>> = {
  home: 'Ev',
  user: 'Kişi',
  users: 'Kişiler',
  team: 'Ekip',
  id: 'Kimlik kartı',
  clock: 'Saat',
  coffee: 'Fincan',
  calendar: 'Takvim',
  beach: 'Şemsiye',
  building: 'Bina',
  store: 'Mağaza',
  headset: 'Kulaklık',
  phone: 'Telefon',
  star: 'Yıldız',
  school: 'Kep',
  plug: 'Fiş',
  world: 'Dünya',
  timeline: 'Zaman çizgisi',
  checklist: 'Yapılacaklar',
  list: 'Liste',
  folder: 'Klasör',
  box: 'Kutu',
  invoice: 'Fatura',
  wallet: 'Cüzdan',
  chart: 'Grafik',
  report: 'Rapor',
  map: 'Harita',
  mail: 'Zarf',
  speakerphone: 'Megafon',
  shield: 'Kalkan',
  key: 'Anahtar',
  lock: 'Kilit',
  settings: 'Dişli',
};
const TUR = { sayfa: 'Sayfa', grup: 'Grup', ayrac: 'Ayraç' } as const;
type Tur = keyof typeof TUR;
const turu = (m: MenuKaydi): Tur => (m.separator ? 'ayrac' : m.menuYol === null ? 'grup' : 'sayfa');
const bilinirIkon = (ad: string | null): MenuIkonAdi | null => MENU_IKONLARI.find((i) => i === ad) ?? null;

/** Pages for a new entry: without pages that are in the menu already, and without pages that need an Id. */
const sayfalar = (menuler: readonly MenuKaydi[]) =>
  ROUTES.map((r) => r.path).filter((yol) => !yol.includes(':') && !menuler.some((m) => m.menuYol === yol));

interface MenuFormu {
  readonly tur: Tur;
  readonly menuAd: string;
  readonly menuYol: string;
  readonly UstId: number | null;
  readonly icon: MenuIkonAdi | null;
  readonly baget: string;
  readonly class: MenuSinifi | null;
  readonly style: MenuBicimi | null;
  readonly visible: boolean;
  readonly disabled: boolean;
}

const TURLER = Object.entries(TUR).map(([value, label]) => ({ value: value as Tur, label }));
const IKONLAR = [
  { value: null, label: 'Simgesiz' },
  ...MENU_IKONLARI.map((ad) => ({ value: ad, label: IKON_ADLARI[ad] })),
];

const SINIFLAR = [
  { value: null, label: 'Olağan' },
  ...MENU_SINIFLARI.map((ad) => ({ value: ad, label: MENU_SINIF_ADLARI[ad] })),
];
const BICIMLER = [
  { value: null, label: 'Olağan' },
  ...MENU_BICIMLERI.map((ad) => ({ value: ad, label: MENU_BICIM_ADLARI[ad] })),
];

export default function MenuGirdisiDialog({ menuler, satir, ilkUst, onSaved, onClose }: MenuGirdisiDialogProps) {
  const { Id = 0, Surum = 0 } = satir ?? {};
  const yolHatasi = ({ tur, menuYol }: MenuFormu) => {
    const yol = menuYol.trim();
    if (tur !== 'sayfa' || yol === satir?.menuYol) return undefined;
    if (yol === '') return 'Girdinin açacağı sayfayı seçiniz.';
    const ayni = menuler.find((m) => m.Id !== satir?.Id && m.menuYol === yol);
    if (ayni) return `Bu adres ‘${ayni.menuAd}’ girdisinde var.`;
    return menuYolHatasi(yol) ?? (findRoute(yol) ? undefined : 'Böyle bir sayfa yok; listeden seçiniz.');
  };
  const form = useForm(oda.menuKaydet, {
    draft: { name: `menu.${Id}`, version: Surum },
    initial: (): MenuFormu => ({
      tur: satir ? turu(satir) : 'sayfa',
      menuAd: satir?.menuAd ?? '',
      menuYol: satir?.menuYol ?? '',
      UstId: satir ? satir.UstId : ilkUst,
      icon: bilinirIkon(satir?.icon ?? null),
      baget: satir?.baget ?? '',
      class: MENU_SINIFLARI.find((c) => c === satir?.class) ?? null,
      style: MENU_BICIMLERI.find((b) => b === satir?.style) ?? null,
      visible: satir?.visible ?? true,
      disabled: satir?.disabled ?? false,
    }),
    errors: (f) => ({ menuAd: f.menuAd.trim() === '' && 'Girdinin adını yazınız.', menuYol: yolHatasi(f) }),
    request: async ({ tur, UstId, icon, baget, visible, disabled, ...f }) => {
      const menuAd = f.menuAd.trim();
      const yol = tur === 'sayfa' ? f.menuYol.trim() : '';
      const separator = tur === 'ayrac';
      const girdi = { Id, UstId, menuAd, menuYol: yol || null, visible, disabled, separator };
      const sonra = satir ? menuler.map((m) => (m.Id === Id ? girdi : m)) : [...menuler, girdi];
      const red = menuAgaciHatasi(sonra);
      if (red !== null) return red;
      const metin = menuUyarisi(menuler, sonra);
      if (metin !== null && !(await onayla({ baslik: 'Menüden kalkacak', metin, onay: 'Yine de Kaydet' }))) return null;
      return {
        Id,
        Surum,
        UstId,
        menuAd,
        menuYol: yol,
        icon: separator ? null : icon,
        baget: separator ? '' : baget.trim(),
        class: separator ? null : f.class,
        style: separator ? null : f.style,
        visible,
        disabled,
        separator,
        ...(metin !== null && { Onay: 1 as const }),
      };
    },
    onSuccess: (cevap, { UstId }) => {
      bildir({ baslik: 'Menü girdisi kaydedildi', tur: 'success' });
      onClose();
      onSaved(cevap.Id, UstId);
    },
    conflict: 'Pencereyi kapatıp girdinin güncel hâlini açınız.',
  });
  const { tur, icon } = form.values;
  const gruplar = agacSirasi(menuler).filter(({ m }) => m.menuYol === null && !m.separator && m.Id !== satir?.Id);
  return (
    <FormDialog
      title={satir ? 'Menü Girdisini Düzenle' : 'Yeni Menü Girdisi'}
      width={560}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('menuAd')} label="Ad" required first maxLength={60} />
      <FormRow>
        <ChoiceField {...form.field('tur')} label="Tür" disabled={satir?.Urun} options={TURLER} />
        <ChoiceField
          {...form.field('UstId')}
          label="Grubu"
          options={[
            { value: null, label: 'En üst düzey' },
            ...gruplar.map(({ m, duzey }) => ({ value: m.Id, label: `${'– '.repeat(duzey)}${m.menuAd}` })),
          ]}
        />
      </FormRow>
      {tur === 'sayfa' && (
        <SuggestField
          {...form.field('menuYol')}
          label="Sayfa"
          required
          description={
            satir?.Urun
              ? 'Ürünün kendi girdilerinin adresi değiştirilemez.'
              : 'Ürünün bir sayfası; örneğin /rapor/lisans.'
          }
          disabled={satir?.Urun}
          maxLength={200}
          options={sayfalar(menuler)}
        />
      )}
      {tur !== 'ayrac' && (
        <FormRow>
          <ChoiceField
            {...form.field('icon')}
            label="Simge"
            leftSection={<MenuIkonu ad={icon} size={16} />}
            options={IKONLAR}
          />
          <TextField {...form.field('baget')} label="Rozet" maxLength={12} />
        </FormRow>
      )}
      {tur !== 'ayrac' && (
        <FormRow>
          <ChoiceField {...form.field('class')} label="Görünüm" options={SINIFLAR} />
          <ChoiceField {...form.field('style')} label="Yazı Biçimi" options={BICIMLER} />
        </FormRow>
      )}
      <Stack gap={8}>
        <CheckField {...form.field('visible')} label="Menüde görünsün" />
        <CheckField {...form.field('disabled')} label="Kapalı dursun: görünür ama tıklanmaz" />
      </Stack>
      {!satir && tur === 'sayfa' && (
        <Text c="dimmed">
          Yeni girdiyi görmesi gereken kişilerin rollerine ‘Roller ve Yetkiler’ sayfasından ekleyiniz.
        </Text>
      )}
    </FormDialog>
  );
}
