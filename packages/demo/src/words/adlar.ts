/** First and last names of the demo company's customers. */

export const ADLAR =
  `Ahmet Ali Ayşe Aylin Barış Berna Burak Can Cansu Ceren Çağla Çetin Deniz Derya Ebru Elif Emine Emre Erdem Esra Fatma Ferhat
  Gizem Gökhan Gül Hakan Hasan Hatice Ilgın İbrahim İpek Kemal Kübra Leyla Mehmet Melis Merve Murat Nazlı Nermin Oğuz Okan Özge Özlem Pınar
  Rıza Seda Selin Serkan Sinem Sultan Şebnem Şule Tarık Tolga Tuğba Ufuk Ümit Yasemin Yusuf Zehra Zeynep`.split(/\s+/);
export const SOYADLAR =
  `Acar Akgün Aksoy Altın Arslan Aydın Bayrak Bilgin Bozkurt Can Coşkun Çakır Çelik Çınar Demir Doğan Duman Erdoğan Ergin Eroğlu
  Gök Güler Gündüz Güneş Işık İnan Kalkan Kaplan Karaca Kaya Keskin Kılıç Koçak Köse Kurt Öz Özdemir Özkan Öztürk Polat Sarı Sezer Şahin
  Şen Tan Taş Tekin Tunç Turan Türk Uçar Uğur Uysal Ünal Yalçın Yavuz Yıldırım Yılmaz Yiğit Yurt`.split(/\s+/);
