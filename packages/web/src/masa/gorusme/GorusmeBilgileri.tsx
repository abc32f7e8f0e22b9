import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconNotes from '~icons/tabler/notes';
import { Link } from 'react-router';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { GorusmeBaglari } from './GorusmeBaglari.tsx';
import { GorusmeBirlesmesi } from './GorusmeBirlesmesi.tsx';

/** Total minutes of the ticket, and the part spent in connections. */
const suresi = ({ Sure, Calisilan }: GorusmeKarti) =>
  Calisilan === Sure ? `${Sure} dk` : `${Calisilan} dk (${Calisilan - Sure} dk bağlantı)`;

export interface GorusmeBilgileriProps {
  readonly g: GorusmeKarti;
  /** The person may still undo the merge of the ticket. */
  readonly birlesmeGeriAlinir: boolean;
}

/** The facts of a ticket that its heading does not say. */
export const GorusmeBilgileri = ({ g, birlesmeGeriAlinir }: GorusmeBilgileriProps) => (
  <Panel title="Görüşme" icon={<IconNotes />} padded>
    <Fields>
      <Field name="Ürün">{g.Proje}</Field>
      <Field name="Konu">{g.Konu}</Field>
      <Field name="Görüşme Türü">{[g.GorusmeTur, g.Yon === 1 ? 'gelen' : 'giden'].join(', ')}</Field>
      {g.TalepTur !== null && <Field name="İstek Türü">{g.TalepTur}</Field>}
      {g.Aciliyet !== null && <Field name="Aciliyet">{g.Aciliyet}</Field>}
      {g.LisansNo !== null && <Field name="Lisans">{g.LisansNo}</Field>}
      {g.MusteriPersonel !== null && <Field name="Konuşulan Kişi">{g.MusteriPersonel}</Field>}
      {g.Telefon !== null && (
        <Field name="Telefon">
          <a href={telefonYolu(g.Telefon)}>{telefonYaz(g.Telefon)}</a>
        </Field>
      )}
      {g.WebistekId !== null && (
        <Field name="Web İsteği">
          <Link to={`/islemler/musterigorusme/webistek?sekme=hepsi&istek=${g.WebistekId}`}>{g.WebistekNo}</Link>
        </Field>
      )}
      {g.UstId !== null && (
        <Field name="Birleştiği">
          <GorusmeBirlesmesi g={g} geriAlinir={birlesmeGeriAlinir} />
        </Field>
      )}
      {g.Birlesenler.length > 0 && (
        <Field name="Birleşenler">
          <GorusmeBaglari gorusmeler={g.Birlesenler} />
        </Field>
      )}
      {g.AyrilanId !== null && (
        <Field name="Ayrıldığı">
          <Link to={`/islemler/musterigorusme/detay?id=${g.AyrilanId}`}>{g.AyrilanNo}</Link>
        </Field>
      )}
      {g.Ayrilanlar.length > 0 && (
        <Field name="Ayrılanlar">
          <GorusmeBaglari gorusmeler={g.Ayrilanlar} />
        </Field>
      )}
      {g.Calisilan > 0 && <Field name="Süre">{suresi(g)}</Field>}
      <Field name="Açan">{`${g.Acan}, ${zamanYaz(g.Tarih)}`}</Field>
      {g.CozumZamani !== null && <Field name="Çözüldü">{zamanYaz(g.CozumZamani)}</Field>}
      {g.KapanisZamani !== null && <Field name="Kapandı">{zamanYaz(g.KapanisZamani)}</Field>}
    </Fields>
  </Panel>
);
