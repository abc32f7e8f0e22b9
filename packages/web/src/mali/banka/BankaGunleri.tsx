import type { BankaGunu } from '@masabasi/core/mali/banka/contract';
import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ActionIcon, Button, Flex } from '@mantine/core';
import IconCalendarCheck from '~icons/tabler/calendar-check';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import { useState } from 'react';
import { banka as oda } from '../../calls/banka.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const GunAcDialog = onDemand(() => import('./GunAcDialog.tsx'));
const GunKapatDialog = onDemand(() => import('./GunKapatDialog.tsx'));

export interface BankaGunleriProps {
  readonly hesap: BankaHesabi;
  readonly onHareketler: (gun: string) => void;
}

/** State of a day, with the reasons that keep it open. */
function Durum({ g }: { readonly g: BankaGunu }) {
  if (g.Kapali) return <TwoLines top={<Chip tone="ok">Kapalı</Chip>} bottom={g.Kapatan} />;
  if (g.engeller.length === 0) return <Chip tone="info">Kapatılabilir</Chip>;
  return (
    <PlainList>
      {g.engeller.map((e) => (
        <li key={e.Tur}>{e.Metin}</li>
      ))}
    </PlainList>
  );
}

/** The days of an account with their sums and whether they can be closed. */
export function BankaGunleri({ hesap, onHareketler }: BankaGunleriProps) {
  const { Id: HesapId, Birim } = hesap;
  const sorgu = useEndpoint(oda.bankaGunleri, { HesapId });
  const isler = useYetkiVar(YETKI.bankaIsle);
  const acar = useYetkiVar(YETKI.gunAc);
  const [soru, setSoru] = useState<{ readonly ne: 'ac' | 'kapat'; readonly gun: BankaGunu } | null>(null);
  const kapat = useAction(oda.gunSonuKapat, {
    onSuccess: (_c, { Gun }) => bildir({ baslik: 'Gün kapandı', metin: tarihYaz(Gun), tur: 'success', sure: 2000 }),
  });
  const aktar = useAction(oda.gunSonuAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const para = (n: BankaGunu['Giren'] | null) => (n === null ? '–' : paraYaz(n, Birim));
  /** True when only the unknown balance of the bank keeps the day open. A person may enter the balance. */
  const bakiyesiEksik = (g: BankaGunu) => g.engeller.length === 1 && g.engeller[0]!.Tur === 'bakiyesiz';
  const sutunlar: readonly Column<BankaGunu>[] = [
    {
      key: 'Gun',
      header: 'Gün',
      width: '120px',
      nowrap: true,
      renderCell: (g) => <OpenButton onClick={() => onHareketler(g.Gun)}>{tarihYaz(g.Gun)}</OpenButton>,
    },
    { key: 'Adet', header: 'Hareket', width: '72px', align: 'right', renderCell: (g) => sayiYaz(g.Adet) },
    {
      key: 'Giren',
      header: 'Giren',
      width: '120px',
      align: 'right',
      nowrap: true,
      spare: true,
      renderCell: (g) => para(g.Giren),
    },
    {
      key: 'Cikan',
      header: 'Çıkan',
      width: '120px',
      align: 'right',
      nowrap: true,
      spare: true,
      renderCell: (g) => para(g.Cikan),
    },
    {
      key: 'Son',
      header: 'Gün Sonu',
      width: '132px',
      align: 'right',
      nowrap: true,
      renderCell: (g) => para(g.Hesaplanan),
    },
    {
      key: 'Banka',
      header: 'Bankaya Göre',
      width: '132px',
      align: 'right',
      nowrap: true,
      renderCell: (g) => para(g.Banka),
    },
    { key: 'Durum', header: 'Durum', renderCell: (g) => <Durum g={g} /> },
    {
      key: 'eylem',
      header: 'İşlemler',
      actions: true,
      width: '184px',
      renderCell: (g) => (
        <Flex component="span" gap={4} align="center" justify="flex-end">
          {isler && !g.Kapali && (g.engeller.length === 0 || bakiyesiEksik(g)) && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Kapat: ${tarihYaz(g.Gun)}`}
              disabled={kapat.isPending}
              onClick={() =>
                bakiyesiEksik(g) ? setSoru({ ne: 'kapat', gun: g }) : kapat.mutate({ HesapId, Gun: g.Gun })
              }
            >
              Kapat
            </Button>
          )}
          {acar && g.Acilabilir && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Yeniden aç: ${tarihYaz(g.Gun)}`}
              onClick={() => setSoru({ ne: 'ac', gun: g })}
            >
              Yeniden Aç
            </Button>
          )}
          <ActionIcon
            aria-label={`Excel: ${tarihYaz(g.Gun)}`}
            loading={aktar.isPending && aktar.variables.Gun === g.Gun}
            onClick={() => aktar.mutate({ HesapId, Gun: g.Gun })}
          >
            <IconFileSpreadsheet size={17} aria-hidden />
          </ActionIcon>
        </Flex>
      ),
    },
  ];
  return (
    <Panel title={`${hesap.Ad}: günler`}>
      <Table
        label="Günler"
        columns={sutunlar}
        rows={sorgu.data?.gunler}
        rowKey={(g) => g.Gun}
        error={sorgu.error}
        onRetry={() => void sorgu.refetch()}
        empty={
          <EmptyState
            icon={<IconCalendarCheck size={32} stroke={1.5} />}
            title="Bu hesabın daha günü yok."
            text="İlk ekstre yüklenince günler burada görünür."
          />
        }
      />
      {soru?.ne === 'ac' && <GunAcDialog HesapId={HesapId} Gun={soru.gun.Gun} onClose={() => setSoru(null)} />}
      {soru?.ne === 'kapat' && <GunKapatDialog hesap={hesap} gun={soru.gun} onClose={() => setSoru(null)} />}
    </Panel>
  );
}
