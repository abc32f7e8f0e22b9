import type { CariSatiri } from '@masabasi/core/mali/gelir/contract';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconReceipt2 from '~icons/tabler/receipt-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { gelir as oda } from '../../calls/gelir.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { sonOnIkiAy } from './gelirAdresi.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { Columns } from '../../ui/Columns.tsx';

interface Musteri {
  readonly Id: number;
  readonly Ad: string;
}

/** A balance as text: a debt, or an advance. */
export const bakiyeYaz = (tutar: number, birim: string): string =>
  tutar === 0 ? 'Borcu yok' : `${paraYaz(kurus(Math.abs(tutar)), birim)} ${tutar > 0 ? 'borçlu' : 'alacaklı (avans)'}`;

/** The lines of an account. When only the last ones are shown, the newest is first. */
function CariSatirlari({ satirlar, birim }: { readonly satirlar: readonly CariSatiri[]; readonly birim: string }) {
  const para = (n: number) => (n === 0 ? null : paraYaz(kurus(n), birim));
  return (
    <Table
      label="Cari hareketler"
      rows={satirlar}
      rowKey={(s) => s.FisSira}
      empty="Bu dönemde hareket yok."
      columns={[
        { key: 'Gun', header: 'Tarih', width: '104px', nowrap: true, renderCell: (s) => tarihYaz(s.Gun) },
        {
          key: 'Aciklama',
          header: 'Açıklama',
          renderCell: (s) =>
            s.FaturaId === null ? (
              s.Aciklama
            ) : (
              <Link to={`/mali/${s.Tur === 'efatura' ? 'efatura' : 'afatura'}/${s.FaturaId}`}>{s.Aciklama}</Link>
            ),
        },
        { key: 'Borc', header: 'Borç', width: '128px', align: 'right', nowrap: true, renderCell: (s) => para(s.Borc) },
        {
          key: 'Alacak',
          header: 'Alacak',
          width: '128px',
          align: 'right',
          nowrap: true,
          renderCell: (s) => para(s.Alacak),
        },
        {
          key: 'Bakiye',
          header: 'Bakiye',
          width: '136px',
          align: 'right',
          nowrap: true,
          renderCell: (s) => paraYaz(kurus(s.Bakiye), birim),
        },
      ]}
    />
  );
}

/** Number of last lines on the card. */
const SON = 6;

/** A customer's debt and last lines, on the customer card. */
export function MusteriCarisi({ musteri }: { readonly musteri: Musteri }) {
  const [acik, setAcik] = useState(false);
  const cari = useEndpoint(oda.musteriCari, { MusteriId: musteri.Id }, { refetchOnMount: 'always' });
  const { data } = cari;
  const bos = data?.Tam === true && data.bakiyeler.length === 0 && data.satirlar.length === 0;
  return (
    <Panel
      title="Cari Hesap"
      icon={<IconReceipt2 />}
      actions={
        data?.Tam === true &&
        !bos && (
          <Button size="compact-sm" variant="default" onClick={() => setAcik(true)}>
            Cari Ekstre
          </Button>
        )
      }
    >
      <Read of={cari} rows={0}>
        {({ Tam, bakiyeler, satirlar }) =>
          !Tam ? (
            <Text py={12} px={16} c="dimmed">
              Müşterinin, görmediğiniz ürünlerde faturaları var; cari hesabını bütün ürünlerini gören biri görür.
            </Text>
          ) : bos ? (
            <Text py={12} px={16} c="dimmed">
              Bu müşteriye kesilmiş fatura ya da ondan gelen ödeme yok.
            </Text>
          ) : (
            <>
              <Flex component="dl" gap="8px 32px" wrap="wrap" py={12} px={16} m={0} aria-label="Bakiye">
                {bakiyeler.map((b) => (
                  <div key={b.Birim}>
                    <Text component="dt" fz={12} c="dimmed">
                      {b.Birim === 'TRY' ? 'Bakiye' : `Bakiye (${b.Birim})`}
                    </Text>
                    <Text component="dd" fw={600} className="tnum">
                      {bakiyeYaz(b.Bakiye, b.Birim)}
                    </Text>
                    {b.Gecikmis > 0 && (
                      <Text
                        component="dd"
                        fz={13}
                        c="var(--danger)"
                      >{`Gecikmiş ${paraYaz(kurus(b.Gecikmis), b.Birim)}`}</Text>
                    )}
                  </div>
                ))}
              </Flex>
              <CariSatirlari satirlar={satirlar.slice(-SON).toReversed()} birim="TRY" />
            </>
          )
        }
      </Read>
      {acik && data && (
        <CariEkstreDialog
          musteri={musteri}
          birimler={data.bakiyeler.map((b) => b.Birim)}
          onClose={() => setAcik(false)}
        />
      )}
    </Panel>
  );
}

/** Account statement of a period, on the screen, on paper and as a spreadsheet. */
function CariEkstreDialog({
  musteri,
  birimler,
  onClose,
}: {
  readonly musteri: Musteri;
  readonly birimler: readonly string[];
  readonly onClose: () => void;
}) {
  const [donem, setDonem] = useState<{ Baslangic: string | null; Bitis: string | null }>(() =>
    sonOnIkiAy(istanbulGunu(simdi())),
  );
  const [Birim, setBirim] = useState(birimler[0] ?? 'TRY');
  const istek = { MusteriId: musteri.Id, Birim, ...donem };
  const ekstre = useEndpoint(oda.musteriCari, istek, { keepPrevious: true });
  const pdf = useAction(oda.print_cari, { onSuccess: (dosya) => dosyayiIndir(dosya, 'pdf') });
  const excel = useAction(oda.cariAktar, { onSuccess: (dosya) => dosyayiIndir(dosya) });
  return (
    <Dialog
      opened
      title={`Cari Ekstre: ${musteri.Ad}`}
      width={900}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="default"
            loading={excel.isPending}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => excel.mutate(istek)}
          >
            Excel
          </Button>
          <Button
            loading={pdf.isPending}
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            onClick={() => pdf.mutate(istek)}
          >
            PDF
          </Button>
        </>
      }
    >
      <Columns of="repeat(auto-fit, minmax(160px, 1fr))" gap={12} maw={640} mb={8}>
        <DateField
          label="İlk gün"
          value={donem.Baslangic}
          onChange={(Baslangic) => setDonem({ ...donem, Baslangic })}
        />
        <DateField label="Son gün" value={donem.Bitis} onChange={(Bitis) => setDonem({ ...donem, Bitis })} />
        {birimler.length > 1 && (
          <ChoiceField
            label="Para birimi"
            value={Birim}
            onChange={setBirim}
            options={birimler.map((b) => ({ value: b, label: b }))}
          />
        )}
      </Columns>
      <Read of={ekstre} rows={0}>
        {({ Devir, satirlar }) => (
          <>
            <Flex component="dl" gap="8px 32px" wrap="wrap" py={12} px={16} m={0} aria-label="Dönemin bakiyesi">
              <div>
                <Text component="dt" fz={12} c="dimmed">
                  Devreden
                </Text>
                <Text component="dd" fw={600} className="tnum">
                  {bakiyeYaz(Devir, Birim)}
                </Text>
              </div>
              <div>
                <Text component="dt" fz={12} c="dimmed">
                  Dönem sonu
                </Text>
                <Text component="dd" fw={600} className="tnum">
                  {bakiyeYaz(satirlar.at(-1)?.Bakiye ?? Devir, Birim)}
                </Text>
              </div>
            </Flex>
            {satirlar.length === 1000 && (
              <Notice tone="warn" icon={<IconAlertTriangle />}>
                Son 1.000 hareket gösteriliyor; öncekiler devredende.
              </Notice>
            )}
            <CariSatirlari satirlar={satirlar} birim={Birim} />
          </>
        )}
      </Read>
    </Dialog>
  );
}
