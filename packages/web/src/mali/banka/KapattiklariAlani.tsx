import { Flex, Text } from '@mantine/core';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { banka as oda } from '../../calls/banka.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Allocation of a movement while it is edited. */
export interface Kapattiklari {
  readonly odenenler: readonly { readonly FaturaId: number; readonly Tutar: Kurus | null }[];
  readonly TahsilatIdler: readonly number[];
  readonly Masraf: Kurus;
}
export const KAPATTIGI_YOK: Kapattiklari = { odenenler: [], TahsilatIdler: [], Masraf: 0 as Kurus };

export interface KapattiklariAlaniProps {
  readonly hareket: { readonly Id: number; readonly Tutar: Kurus; readonly Birim: string };
  readonly MusteriId: number;
  readonly value: Kapattiklari;
  readonly onChange: (value: Kapattiklari) => void;
  readonly error?: string | undefined;
}

/** The customer's open invoices with the amount that a payment closes of each. The remainder stays as an advance. */
export function KapattiklariAlani({ hareket: h, MusteriId, value, onChange, error }: KapattiklariAlaniProps) {
  const { data } = useEndpoint(oda.eslesmeAlacaklari, { Id: h.Id, MusteriId }, { staleTime: 0 });
  if (data === undefined) return null;
  const { alacaklar, tahsilatlar } = data;
  const eller = tahsilatlar.filter((t) => value.TahsilatIdler.includes(t.Id));
  const secilen = [...value.odenenler, ...eller].reduce((t, x) => t + (x.Tutar ?? 0), 0);
  const artan = kurus(h.Tutar + value.Masraf - secilen);
  const sec = (FaturaId: number, Tutar: Kurus | null) =>
    onChange({
      ...value,
      odenenler: value.odenenler.some((o) => o.FaturaId === FaturaId)
        ? value.odenenler.map((o) => (o.FaturaId === FaturaId ? { FaturaId, Tutar } : o))
        : [...value.odenenler, { FaturaId, Tutar }],
    });
  if (alacaklar.length + tahsilatlar.length === 0)
    return <Text c="dimmed">Müşterinin bu para biriminde açık faturası yok; gelen para avans olarak durur.</Text>;
  return (
    <Flex component="fieldset" direction="column" gap={8} miw={0} m={0} p={0} bd={0}>
      <Text component="legend" mb={4} fw={500}>
        Kapattığı faturalar
      </Text>
      <PlainList gap={8} mah={260} style={{ overflowY: 'auto' }}>
        {alacaklar.map((a) => {
          const o = value.odenenler.find((x) => x.FaturaId === a.FaturaId);
          return (
            <Columns
              key={a.FaturaId}
              component="li"
              of="minmax(0, 1fr) 184px"
              below={640}
              gap={12}
              align="center"
              mih={32}
            >
              <CheckField
                label={`${a.No}, ${a.Vade === null ? tarihYaz(a.Tarih) : `vade ${tarihYaz(a.Vade)}`}, kalan ${paraYaz(a.Kalan, h.Birim)}`}
                value={o !== undefined}
                onChange={(evet) =>
                  evet
                    ? sec(a.FaturaId, kurus(Math.max(1, Math.min(a.Kalan, artan))))
                    : onChange({ ...value, odenenler: value.odenenler.filter((x) => x.FaturaId !== a.FaturaId) })
                }
              />
              {o !== undefined && (
                <MoneyField
                  label={`${a.No} için`}
                  currency={h.Birim}
                  value={o.Tutar}
                  onChange={(Tutar) => sec(a.FaturaId, Tutar)}
                />
              )}
            </Columns>
          );
        })}
        {tahsilatlar.map((t) => (
          <Columns
            key={`t${t.Id}`}
            component="li"
            of="minmax(0, 1fr) 184px"
            below={640}
            gap={12}
            align="center"
            mih={32}
          >
            <CheckField
              label={`Elle yazılmış tahsilat: ${t.No}, ${tarihYaz(t.Tarih)}, ${paraYaz(t.Tutar, h.Birim)}`}
              value={value.TahsilatIdler.includes(t.Id)}
              onChange={(evet) =>
                onChange({
                  ...value,
                  TahsilatIdler: evet ? [...value.TahsilatIdler, t.Id] : value.TahsilatIdler.filter((x) => x !== t.Id),
                })
              }
            />
          </Columns>
        ))}
      </PlainList>
      <Text c="dimmed" role="status">
        {artan < 0
          ? `Seçilenler, gelen paradan ${paraYaz(kurus(0 - artan), h.Birim)} fazla.`
          : artan === 0
            ? 'Gelen para tamamen dağıtıldı.'
            : `Artan ${paraYaz(artan, h.Birim)} müşterinin avansı olarak durur.`}
      </Text>
      {error !== undefined && (
        <Text c="var(--danger)" role="alert">
          {error}
        </Text>
      )}
    </Flex>
  );
}
