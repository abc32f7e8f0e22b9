import { Text } from '@mantine/core';
import type { RolSatiri } from '@masabasi/core/kisi/rol/contract';
import { kilitUyarisi, type Haklar } from '@masabasi/core/kisi/rol/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconShieldCheck from '~icons/tabler/shield-check';
import { useState } from 'react';
import { rol as oda } from '../../calls/rol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { MenuSecimi } from './MenuSecimi.tsx';
import { YetkiSecimi } from './YetkiSecimi.tsx';
import { Columns } from '../../ui/Columns.tsx';

interface RolFormu {
  readonly Ad: string;
  readonly Aciklama: string;
  readonly Yetkiler: readonly number[];
  readonly Menuler: readonly number[];
}

/** New or edited role: its name, its rights, its pages. */
export default function RolDialog({ satir, onClose }: { satir: RolSatiri | null; onClose: () => void }) {
  const { Id: benId, SorumluDepartmanlar } = useKullanici();
  const gerekli = useEndpoint(oda.rolGerekli, {}, { refetchOnMount: 'always' });
  const benim = useEndpoint(oda.kisiYetkileri, { UserId: benId }, { refetchOnMount: 'always' });
  const roller = useEndpoint(oda.rolListesi, {}).data?.roller;
  // The values at the opening. The version detects another person's save.
  const [ilk] = useState(satir);
  const { Id = 0, Surum = 0 } = ilk ?? {};

  /** Rights and pages that the editing person loses by the change. */
  const uyari = ({ Ad, Yetkiler, Menuler }: RolFormu) => {
    if (!ilk || !benim.data || !roller || !gerekli.data) return null;
    const once: Haklar = {
      roller: roller.filter((r) => benim.data.Roller.includes(r.Id)),
      yetkiler: benim.data.Yetkiler,
      menuler: benim.data.Menuler,
      sorumlu: SorumluDepartmanlar.length > 0,
    };
    const yeni = { Id: ilk.Id, Ad, Yetkiler, Menuler };
    const sonra = { ...once, roller: once.roller.map((r) => (r.Id === ilk.Id ? yeni : r)) };
    return kilitUyarisi(once, sonra, gerekli.data.menuler);
  };
  const form = useForm(oda.rolKaydet, {
    draft: { name: `rol.${Id}`, version: Surum },
    initial: (): RolFormu => ({
      Ad: ilk?.Ad ?? '',
      Aciklama: ilk?.Aciklama ?? '',
      Yetkiler: ilk?.Yetkiler ?? [],
      Menuler: ilk?.Menuler ?? [],
    }),
    errors: ({ Ad }) => ({ Ad: Ad.trim() === '' && 'Rolün adını yazınız.' }),
    request: async (f) => {
      const metin = uyari(f);
      const sorulan = { baslik: 'Kendi yetkiniz değişecek', onay: 'Yine de Kaydet' };
      if (metin !== null && !(await onayla({ ...sorulan, metin }))) return null;
      return {
        Id,
        Surum,
        Ad: f.Ad.trim(),
        Aciklama: f.Aciklama.trim(),
        Yetkiler: [...f.Yetkiler],
        Menuler: [...f.Menuler],
        ...(metin !== null && { Onay: 1 as const }),
      };
    },
    onSuccess: () => {
      bildir({ baslik: 'Rol kaydedildi', tur: 'success' });
      onClose();
    },
    conflict: 'Pencereyi kapatıp rolün güncel hâlini açınız.',
  });
  const { Yetkiler, Menuler } = form.values;
  return (
    <FormDialog
      title={ilk ? `Rolü Düzenle: ${ilk.Ad}` : 'Yeni Rol'}
      width={960}
      form={form}
      onClose={onClose}
      ready={gerekli.data !== undefined}
    >
      <Columns of="minmax(0, 1fr) minmax(0, 2fr)" below={640}>
        <TextField {...form.field('Ad')} label="Rol" required first maxLength={60} />
        <TextField {...form.field('Aciklama')} label="Açıklama" maxLength={300} />
      </Columns>
      {ilk !== null && ilk.KisiSayisi > 0 && (
        <Text c="dimmed">Bu rol {ilk.KisiSayisi} kişide var; değişiklik hepsi için hemen geçerli olur.</Text>
      )}
      {Yetkiler.includes(YETKI.ayricalikli) && (
        <Notice tone="warn" icon={<IconShieldCheck />}>
          Bu rol tam yetki veriyor: roldekiler öteki seçimlere bakılmadan her işlemi yapar, her sayfayı görür.
        </Notice>
      )}
      <Read of={gerekli} rows={8} compact>
        {({ alanlar, menuler }) => (
          <Columns of="repeat(2, minmax(0, 1fr))" below={640} gap="24px 32px" align="start">
            <YetkiSecimi
              alanlar={alanlar}
              secili={Yetkiler}
              ilk={ilk?.Yetkiler ?? []}
              onChange={(secilen) => form.set({ Yetkiler: secilen })}
            />
            <MenuSecimi
              menuler={menuler}
              yetkiler={Yetkiler}
              secili={Menuler}
              onChange={(secilen) => form.set({ Menuler: secilen })}
            />
          </Columns>
        )}
      </Read>
    </FormDialog>
  );
}
