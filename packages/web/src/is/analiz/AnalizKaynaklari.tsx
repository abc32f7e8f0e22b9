import type { AnalizKarti, AnalizKaynagi } from '@masabasi/core/is/analiz/satirlar';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import { Link } from 'react-router';
import { analiz as oda } from '../../calls/analiz.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useBen } from '../../platform/session/oturum.ts';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Section } from '../../ui/Section.tsx';

const yolu = (k: AnalizKaynagi): string =>
  k.Tur === 'gorusme'
    ? `/islemler/musterigorusme/detay?id=${k.KayitId}`
    : `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${k.KayitId}`;
const kaynagi = (k: AnalizKaynagi) => ({
  GorusmeId: k.Tur === 'gorusme' ? k.KayitId : null,
  WebistekId: k.Tur === 'webistek' ? k.KayitId : null,
});

/** Yearly licence income of the customers who asked, for people who may see licence prices. */
function Geliri({ Id }: { readonly Id: number }) {
  const { data } = useEndpoint(oda.analizGeliri, { Id });
  if (!data || data.yillik.length === 0) return null;
  return <> Lisanslarının yıllık bedeli {data.yillik.map((y) => paraYaz(y.Tutar, y.ParaBirimi)).join(', ')}.</>;
}

export interface AnalizKaynaklariProps {
  readonly a: AnalizKarti;
  readonly kaynaklar: readonly AnalizKaynagi[];
}

/** The tickets and requests behind an analysis, the number of customers who asked, and their income. */
export function AnalizKaynaklari({ a, kaynaklar }: AnalizKaynaklariProps) {
  const { acar } = useBen();
  const bagla = useAction(oda.analizKaynakBagla, {});
  const kaldir = useAction(oda.analizKaynakKaldir, {
    onSuccess: (_, { kaynak }) =>
      bildir({
        baslik: 'Kaynak kaldırıldı',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => bagla.mutate({ Id: a.Id, kaynak }) },
      }),
  });
  const gelirGorur = [...SAYFA.lisans, ...SAYFA.musteri].some((yol) => acar(yol));
  return (
    <Section title="Kaynaklar">
      <Text c="dimmed">
        {a.Isteyen === 0 ? 'Bağlı bir müşteri isteği yok.' : `${a.Isteyen} müşteri istedi.`}
        {a.Isteyen > 0 && gelirGorur && <Geliri Id={a.Id} />}
      </Text>
      {kaynaklar.length > 0 && (
        <PlainList gap={8}>
          {kaynaklar.map((k) => (
            <Flex key={k.Id} component="li" gap="4px 12px" wrap="wrap" align="center">
              <Link to={yolu(k)}>{k.No}</Link>
              <Text span flex="1 1 220px" miw={0} className="anywhere">
                {k.Baslik}
                <Text span fz={13} c="dimmed">{` · ${tarihYaz(istanbulGunu(k.Tarih))}`}</Text>
              </Text>
              {k.MusteriId !== null && k.Musteri !== null && <MusteriBagi Id={k.MusteriId} ad={k.Musteri} />}
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Kaynağı kaldır: ${k.No}`}
                loading={kaldir.isPending}
                onClick={() => kaldir.mutate({ Id: a.Id, kaynak: kaynagi(k) })}
              >
                Kaldır
              </Button>
            </Flex>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
