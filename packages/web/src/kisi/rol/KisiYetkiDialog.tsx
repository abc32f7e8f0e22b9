import { Box, Flex, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import type { RolSatiri } from '@masabasi/core/kisi/rol/contract';
import { type Haklar, kilitUyarisi, kisiHatasi } from '@masabasi/core/kisi/rol/rules';
import { useState } from 'react';
import { rol as oda } from '../../calls/rol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici, useYetki } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { Deger } from './Istisna.tsx';
import { KisiHaklari } from './KisiHaklari.tsx';
import { YardimDugmesi } from '../../platform/yardim/YardimDugmesi.tsx';
import { CheckRow } from '../../ui/CheckRow.tsx';

type Kayit = Basari<typeof oda.kisiYetkileri>;

/** The form: the roles, and the exceptions. */
interface Secim extends Omit<Haklar, 'roller' | 'sorumlu'> {
  readonly Roller: readonly number[];
}

interface DuzenProps {
  readonly ad: string;
  readonly kayit: Kayit;
  readonly roller: readonly RolSatiri[];
  readonly gerekli: Basari<typeof oda.rolGerekli>;
  readonly onClose: () => void;
}

/** Ids of the entries of a menu, at every level. */
const menuIdleri = (menuler: readonly MenuSatiri[]): number[] =>
  menuler.flatMap((m) => [m.Id, ...menuIdleri(m.items ?? [])]);

/** The exceptions with one change. `null` removes the exception. */
const istisnaYaz = <T extends { readonly Deger: 0 | 1 }>(
  liste: readonly T[],
  ayni: (i: T) => boolean,
  yeni: T | null,
): readonly T[] => [...liste.filter((i) => !ayni(i)), ...(yeni === null ? [] : [yeni])];

function Duzen({ ad, kayit: gelen, roller, gerekli, onClose }: DuzenProps) {
  const { Id: benId } = useKullanici();
  const { yetkiList, menuList, isYetkili } = useYetki();
  // The values at the opening. The version detects another person's save.
  const [kayit] = useState(gelen);
  const rolleri = (idler: readonly number[]) => roller.filter((r) => idler.includes(r.Id));
  const sorumlu = kayit.kisi.Sorumlu;
  const once: Haklar = { roller: rolleri(kayit.Roller), yetkiler: kayit.Yetkiler, menuler: kayit.Menuler, sorumlu };
  const form = useForm(oda.kisiYetkiKaydet, {
    draft: { name: `kisiYetki.${kayit.kisi.Id}`, version: kayit.Surum },
    initial: (): Secim => ({ Roller: kayit.Roller, yetkiler: kayit.Yetkiler, menuler: kayit.Menuler }),
    request: async ({ Roller, yetkiler, menuler }) => {
      const sonra: Haklar = { roller: rolleri(Roller), yetkiler, menuler, sorumlu };
      const yonetici = {
        Id: benId,
        ayricalikli: isYetkili,
        yetkiler: new Set(yetkiList.filter((y) => y.Deger === 1).map((y) => y.YetkiId)),
        menuler: new Set(menuIdleri(menuList)),
      };
      const red = kisiHatasi(yonetici, kayit.kisi, once, sonra, gerekli.menuler);
      if (red !== null) return red;
      const metin = kayit.kisi.Id === benId ? kilitUyarisi(once, sonra, gerekli.menuler) : null;
      const sorulan = { baslik: 'Kendi yetkiniz değişecek', onay: 'Yine de Kaydet' };
      if (metin !== null && !(await onayla({ ...sorulan, metin }))) return null;
      return {
        UserId: kayit.kisi.Id,
        Surum: kayit.Surum,
        Roller: sonra.roller.map((r) => r.Id),
        Yetkiler: [...yetkiler],
        Menuler: [...menuler],
        ...(metin !== null && { Onay: 1 as const }),
      };
    },
    onSuccess: () => {
      bildir({ baslik: 'Yetkiler kaydedildi', metin: ad, tur: 'success', sure: 2000 });
      onClose();
    },
    conflict: 'Pencereyi kapatıp kişinin güncel yetkilerini açınız.',
  });
  const { Roller, yetkiler, menuler } = form.values;
  const yetkiYaz = (YetkiId: number, Deger: Deger) =>
    form.set({
      yetkiler: istisnaYaz(yetkiler, (i) => i.YetkiId === YetkiId, Deger === null ? null : { YetkiId, Deger }),
    });
  const menuYaz = (MenuId: number, Deger: Deger) =>
    form.set({ menuler: istisnaYaz(menuler, (i) => i.MenuId === MenuId, Deger === null ? null : { MenuId, Deger }) });
  return (
    <FormDialog title={`${ad}: Roller ve Yetkiler`} width={1040} form={form} onClose={onClose}>
      <Text mb={12} c="dimmed">
        {kayit.kisi.Departman}
        {!kayit.kisi.Aktif && ' · Ayrıldı'}{' '}
        <YardimDugmesi bolum="bir-kişiye-yetki-vermek" ad="Rol, kişiye özel yetki ve sonuç" />
      </Text>
      <Flex component="fieldset" gap="4px 20px" wrap="wrap" p={0} m="0 0 16px" bd={0}>
        <Box component="legend" p={0} mb={4} fw={600}>
          Roller
        </Box>
        {roller.map((r) => (
          <CheckRow
            key={r.Id}
            dense
            title={r.Aciklama}
            checked={Roller.includes(r.Id)}
            onChange={(sec) => form.set({ Roller: sec ? [...Roller, r.Id] : Roller.filter((id) => id !== r.Id) })}
          >
            {r.Ad}
          </CheckRow>
        ))}
      </Flex>
      <KisiHaklari
        gerekli={gerekli}
        haklar={{ roller: rolleri(Roller), yetkiler, menuler, sorumlu }}
        onYetki={yetkiYaz}
        onMenu={menuYaz}
      />
    </FormDialog>
  );
}

/** A person's roles and exceptions, with the effect after saving. */
export default function KisiYetkiDialog({ userId, ad, onClose }: { userId: number; ad: string; onClose: () => void }) {
  const kayit = useEndpoint(oda.kisiYetkileri, { UserId: userId }, { staleTime: 0, gcTime: 0 });
  const gerekli = useEndpoint(oda.rolGerekli, {}, { refetchOnMount: 'always' });
  const roller = useEndpoint(oda.rolListesi, {});
  const okunan = together(kayit, gerekli, roller);
  if (okunan.data) {
    const [kisinin, secenekler, liste] = okunan.data;
    return <Duzen ad={ad} kayit={kisinin} gerekli={secenekler} roller={liste.roller} onClose={onClose} />;
  }
  return (
    <Dialog opened onClose={onClose} title={`${ad}: Roller ve Yetkiler`} width={1040}>
      <Read of={okunan} rows={8} compact />
    </Dialog>
  );
}
