import { menuTasi, menuUyarisi, type MenuYonu } from '@masabasi/core/kisi/menu/rules';
import type { MenuKaydi } from '@masabasi/core/kisi/rol/contract';
import { ActionIcon, Box, Button, Flex, Text } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconIndentDecrease from '~icons/tabler/indent-decrease';
import IconIndentIncrease from '~icons/tabler/indent-increase';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { useState } from 'react';
import { rol as oda } from '../../calls/rol.ts';
import { invalidate, useAction, useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { MenuGirdileri, tasinabilir } from './MenuGirdileri.tsx';
import { MenuOnizleme } from './MenuOnizleme.tsx';
import { Columns } from '../../ui/Columns.tsx';
import css from './MenuDuzeniPage.module.css';

const MenuGirdisiDialog = onDemand(() => import('./MenuGirdisiDialog.tsx'));

const YONLER = [
  ['yukari', 'Yukarı taşı', IconArrowUp],
  ['asagi', 'Aşağı taşı', IconArrowDown],
  ['iceri', 'Üstteki gruba al', IconIndentIncrease],
  ['disari', 'Gruptan çıkar', IconIndentDecrease],
] as const;

/** The position of an entry, for people who do not see it move. */
function yeri(menuler: readonly MenuKaydi[], id: number): string {
  const m = menuler.find((x) => x.Id === id);
  const kardesler = menuler.filter((x) => x.UstId === m?.UstId);
  const grup = menuler.find((x) => x.Id === m?.UstId)?.menuAd ?? 'en üst düzey';
  return m ? `${m.menuAd}: ${grup}, ${kardesler.indexOf(m) + 1} / ${kardesler.length}` : '';
}

/** The order of the side menu: first edited here, then saved for everybody at once. */
export default function MenuDuzeniPage() {
  const sorgu = useEndpoint(oda.menuListesi, {}, { refetchOnMount: 'always' });
  const [taslak, setTaslak] = useState<readonly MenuKaydi[] | null>(null);
  const [secili, setSecili] = useState<number | null>(null);
  const [acik, setAcik] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<'yeni' | 'duzenle' | null>(null);
  const [duyuru, setDuyuru] = useState('');
  const menuler = taslak ?? sorgu.data?.menuler ?? [];
  const satir = menuler.find((m) => m.Id === secili) ?? null;
  const birak = () => {
    setTaslak(null);
    // Another person saved first.
    void invalidate('menu');
  };
  const sirala = useAction(oda.menuSirala, {
    onSuccess: async (_cevap, _alanlar, okundu) => {
      bildir({ baslik: 'Menü sırası kaydedildi', tur: 'success' });
      // The draft stays until the saved order is loaded. Otherwise the list would jump.
      await okundu;
      setTaslak(null);
    },
    onError: (h) => {
      bildir({ baslik: 'Menü kaydedilemedi', metin: h.message, tur: 'error' });
      if (h.status === 409) birak();
    },
  });
  const { mutate: silGonder } = useAction(oda.menuSil, {
    onSuccess: () => bildir({ baslik: 'Menü girdisi silindi', tur: 'success' }),
  });
  if (sorgu.error?.status === 403) return <DeniedPage />;

  const tasi = (yon: MenuYonu) => {
    const yeni = secili === null ? null : menuTasi(menuler, secili, yon);
    // The order being saved is older than this move.
    if (secili === null || yeni === null || sirala.isPending) return;
    const ust = yeni.find((m) => m.Id === secili)?.UstId ?? null;
    if (ust !== null) setAcik(new Set([...acik, ust]));
    setTaslak(yeni);
    setDuyuru(yeri(yeni, secili));
  };
  const siraKaydet = async () => {
    const metin = menuUyarisi(sorgu.data?.menuler ?? [], menuler);
    if (metin !== null && !(await onayla({ baslik: 'Menüden kalkacak', metin, onay: 'Yine de Kaydet' }))) return;
    sirala.mutate({
      menuler: menuler.map(({ Id, UstId, Surum }) => ({ Id, UstId, Surum })),
      ...(metin !== null && { Onay: 1 as const }),
    });
  };
  const silSor = async ({ Id, Surum, menuAd }: MenuKaydi) => {
    const metin = `‘${menuAd}’ girdisini silmek istediğinize emin misiniz? Rollerden ve kişilerden de kalkar.`;
    if (await onayla({ baslik: 'Menü Girdisini Sil', metin, onay: 'Sil', tehlikeli: true })) silGonder({ Id, Surum });
  };
  const ac = (id: number, acilsin: boolean) =>
    setAcik(acilsin ? new Set([...acik, id]) : new Set([...acik].filter((x) => x !== id)));

  return (
    <>
      <PageHeader
        title="Menü Düzeni"
        text="Yan menünün girdileri, grupları ve sırası. Kimin neyi gördüğü rollerden gelir."
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={taslak !== null}
            onClick={() => setDialog('yeni')}
          >
            Yeni Girdi
          </Button>
        }
      />
      <Columns of="minmax(0, 1fr) 280px" below={900} align="start">
        <Panel>
          <Flex
            gap={4}
            wrap="wrap"
            align="center"
            mih={48}
            p={8}
            className={`line-below ${css.cubuk}`}
            role="toolbar"
            aria-label="Seçili girdi"
          >
            {YONLER.map(([yon, ad, Simge]) => (
              <ActionIcon
                key={yon}
                aria-label={ad}
                title={`${ad} (Shift + ok)`}
                disabled={!tasinabilir(menuler, secili, yon)}
                onClick={() => tasi(yon)}
              >
                <Simge size={17} aria-hidden />
              </ActionIcon>
            ))}
            <Text span w={1} h={20} mx={4} bg="var(--line-strong)" />
            <ActionIcon
              aria-label="Düzenle"
              title="Düzenle (Enter)"
              disabled={satir === null || taslak !== null}
              onClick={() => setDialog('duzenle')}
            >
              <IconPencil size={17} aria-hidden />
            </ActionIcon>
            <ActionIcon
              color="danger"
              aria-label="Sil"
              title={satir?.Urun ? 'Ürünün girdileri silinmez; düzenleyip gizleyebilirsiniz' : 'Sil'}
              disabled={satir === null || satir.Urun || taslak !== null}
              onClick={() => satir && void silSor(satir)}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
            {taslak !== null && (
              <Flex component="span" gap={8} ml="auto">
                <Button variant="default" onClick={birak}>
                  Vazgeç
                </Button>
                <Button loading={sirala.isPending} onClick={() => void siraKaydet()}>
                  Sırayı Kaydet
                </Button>
              </Flex>
            )}
          </Flex>
          <p className="visually-hidden" aria-live="polite">
            {duyuru}
          </p>
          {sorgu.data ? (
            <MenuGirdileri
              menuler={menuler}
              secili={secili}
              acik={acik}
              onSelect={setSecili}
              onOpen={ac}
              onMove={tasi}
              onEdit={() => satir && taslak === null && setDialog('duzenle')}
            />
          ) : (
            <Box pt={8} pb={16} px={16}>
              <Read of={sorgu} rows={8} label="Kayıtlar hazırlanıyor..." />
            </Box>
          )}
        </Panel>
        <div className={css.onizleme}>
          <MenuOnizleme menuler={menuler} secili={secili} />
        </div>
      </Columns>
      {dialog !== null && (
        <MenuGirdisiDialog
          menuler={menuler}
          satir={dialog === 'yeni' ? null : satir}
          ilkUst={satir && satir.menuYol === null && !satir.separator ? satir.Id : (satir?.UstId ?? null)}
          onSaved={(id, ust) => {
            setSecili(id);
            if (ust !== null) ac(ust, true);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
