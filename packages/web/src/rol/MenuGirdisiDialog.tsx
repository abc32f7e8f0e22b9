import {
  MENU_IKONLARI,
  type MenuIkonAdi,
  menuAgaciHatasi,
  menuUyarisi,
  menuYolHatasi,
} from '@masabasi/core/menu/rules';
import { agacSirasi } from '@masabasi/core/menu/rules';
import { type MenuKaydi, rol as oda } from '@masabasi/core/rol/contract';
import { Autocomplete, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { MenuIkonu } from '../layout/MenuIkonu.tsx';
import { findRoute, ROUTES } from '../routes.tsx';
import { onayla } from '../ui/Confirm.tsx';
import form from '../ui/Form.module.css';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './MenuGirdisiDialog.module.css';

export interface MenuGirdisiDialogProps {
  readonly menuler: readonly MenuKaydi[];
  readonly satir: MenuKaydi | null;
  /** The group a new entry begins in. */
  readonly ilkUst: number | null;
  readonly onSaved: (id: number, ust: number | null) => void;
  readonly onClose: () => void;
}

/** What the icons show, in the order of their list. */
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

/** Every page a new entry may lead to: none that an entry leads to already, none that wants a number. */
const sayfalar = (menuler: readonly MenuKaydi[]) =>
  ROUTES.map((r) => r.path).filter((yol) => !yol.includes(':') && !menuler.some((m) => m.menuYol === yol));

/** A new or edited menu entry. */
export default function MenuGirdisiDialog({ menuler, satir, ilkUst, onSaved, onClose }: MenuGirdisiDialogProps) {
  const [tur, setTur] = useState<Tur>(satir ? turu(satir) : 'sayfa');
  const [menuAd, setAd] = useState(satir?.menuAd ?? '');
  const [menuYol, setYol] = useState(satir?.menuYol ?? '');
  const [UstId, setUst] = useState(satir ? satir.UstId : ilkUst);
  const [icon, setIcon] = useState(bilinirIkon(satir?.icon ?? null));
  const [baget, setBaget] = useState(satir?.baget ?? '');
  const [visible, setVisible] = useState(satir?.visible ?? true);
  const [disabled, setDisabled] = useState(satir?.disabled ?? false);
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.menuKaydet, {
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Menü girdisi kaydedildi', tur: 'success', sure: 2000 });
      onClose();
      onSaved(Id, UstId);
    },
    conflict: 'Pencereyi kapatıp girdinin güncel hâlini açınız.',
  });

  const yol = tur === 'sayfa' ? menuYol.trim() : '';
  const yolHatasi = () => {
    if (tur !== 'sayfa' || yol === satir?.menuYol) return null;
    if (yol === '') return 'Girdinin açacağı sayfayı seçiniz.';
    const ayni = menuler.find((m) => m.Id !== satir?.Id && m.menuYol === yol);
    if (ayni) return `Bu adres ‘${ayni.menuAd}’ girdisinde var.`;
    return menuYolHatasi(yol) ?? (findRoute(yol) ? null : 'Böyle bir sayfa yok; listeden seçiniz.');
  };
  const gonder = async () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (menuAd.trim() === '' || yolHatasi() !== null) return;
    const Id = satir?.Id ?? 0;
    const girdi = {
      Id,
      UstId,
      menuAd: menuAd.trim(),
      menuYol: yol || null,
      visible,
      disabled,
      separator: tur === 'ayrac',
    };
    const sonra = satir ? menuler.map((m) => (m.Id === Id ? girdi : m)) : [...menuler, girdi];
    const red = menuAgaciHatasi(sonra);
    kaydet.setMessage(red);
    if (red !== null) return;
    const metin = menuUyarisi(menuler, sonra);
    if (metin !== null && !(await onayla({ baslik: 'Menüden kalkacak', metin, onay: 'Yine de Kaydet' }))) return;
    kaydet.mutate({
      Id,
      Surum: satir?.Surum ?? 0,
      UstId,
      menuAd: menuAd.trim(),
      menuYol: yol,
      icon: tur === 'ayrac' ? null : icon,
      baget: tur === 'ayrac' ? '' : baget.trim(),
      visible,
      disabled,
      separator: tur === 'ayrac',
      ...(metin !== null && { Onay: 1 as const }),
    });
  };
  const gruplar = agacSirasi(menuler).filter(({ m }) => m.menuYol === null && !m.separator && m.Id !== satir?.Id);

  return (
    <ActionDialog
      title={satir ? 'Menü Girdisini Düzenle' : 'Yeni Menü Girdisi'}
      width={560}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
    >
      <TextInput
        label="Ad"
        required
        data-autofocus
        maxLength={60}
        value={menuAd}
        error={denendi && menuAd.trim() === '' && 'Girdinin adını yazınız.'}
        onChange={(e) => setAd(e.currentTarget.value)}
      />
      <div className={form.ikili}>
        <NativeSelect
          label="Tür"
          value={tur}
          disabled={satir?.Urun}
          data={Object.entries(TUR).map(([value, label]) => ({ value, label }))}
          onChange={(e) => {
            const secilen = e.currentTarget.value;
            setTur(secilen === 'grup' || secilen === 'ayrac' ? secilen : 'sayfa');
          }}
        />
        <NativeSelect
          label="Grubu"
          value={String(UstId ?? '')}
          data={[
            { value: '', label: 'En üst düzey' },
            ...gruplar.map(({ m, duzey }) => ({ value: String(m.Id), label: `${'– '.repeat(duzey)}${m.menuAd}` })),
          ]}
          onChange={(e) => setUst(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}
        />
      </div>
      {tur === 'sayfa' && (
        <Autocomplete
          label="Sayfa"
          required
          description={
            satir?.Urun
              ? 'Ürünün kendi girdilerinin adresi değiştirilemez.'
              : 'Ürünün bir sayfası; örneğin /rapor/lisans.'
          }
          disabled={satir?.Urun}
          maxLength={200}
          data={sayfalar(menuler)}
          limit={50}
          value={menuYol}
          onChange={setYol}
          error={denendi && yolHatasi()}
        />
      )}
      {tur !== 'ayrac' && (
        <div className={form.ikili}>
          <NativeSelect
            label="Simge"
            leftSection={<MenuIkonu ad={icon} size={16} />}
            value={icon ?? ''}
            data={[
              { value: '', label: 'Simgesiz' },
              ...MENU_IKONLARI.map((ad) => ({ value: ad, label: IKON_ADLARI[ad] })),
            ]}
            onChange={(e) => setIcon(bilinirIkon(e.currentTarget.value))}
          />
          <TextInput label="Rozet" maxLength={12} value={baget} onChange={(e) => setBaget(e.currentTarget.value)} />
        </div>
      )}
      <div className={css.secimler}>
        <Checkbox label="Menüde görünsün" checked={visible} onChange={(e) => setVisible(e.currentTarget.checked)} />
        <Checkbox
          label="Kapalı dursun: görünür ama tıklanmaz"
          checked={disabled}
          onChange={(e) => setDisabled(e.currentTarget.checked)}
        />
      </div>
      {!satir && tur === 'sayfa' && (
        <p className={css.not}>
          Yeni girdiyi görmesi gereken kişilerin rollerine ‘Roller ve Yetkiler’ sayfasından ekleyiniz.
        </p>
      )}
    </ActionDialog>
  );
}
