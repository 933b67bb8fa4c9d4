// What the games are called in French, what they are about, and what their options do.

import type { Texts } from './en.js';

export const GAMES: Pick<Texts, 'goals' | 'titles' | 'meanings'> = {
  goals: {
    y: 'relier les trois côtés par un seul groupe de pierres',
    'aliens-amazons':
      'Aliens : capturer trop d’Amazones pour être bloqués ; Amazones : bloquer les trois Aliens',
    singularity: 'fusionner toutes ses pierres en une seule, au centre',
    'leap-over': 'amener en sautant toutes ses pierres là où l’adversaire a commencé',
    tetra: 'former une ligne ou un losange de quatre pierres espacées',
    quinta: 'glisser cinq pierres en une ligne',
    sexta: 'glisser ses six pierres en une seule ligne, droite ou courbe',
    wyx: 'poser ses 32 pions avec un cavalier qui saute selon les dominos d’un râtelier commun',
    'dice-hex': 'relier deux côtés opposés ; trois dés disent où l’on peut jouer',
    yinyang: 'amener un pion dans le coin opposé, par des lois écrites en secret',
    kwintie: 'bâtir un mur de blocs et aligner cinq cases',
  },
  titles: { 'dice-hex': 'HeiNasH', y: 'Le jeu de Y', 'aliens-amazons': 'Aliens et Amazones' },
  meanings: {
    'y board': 'le plateau courbe ou un triangle plat, par le nombre de nœuds d’un côté',
    'y opening': 'si le second peut répondre à la première pierre en échangeant les couleurs',
    'y handicap': 'combien de pierres Noir pose au premier tour ; plus d’une, jamais avec opening=pie',
    'aliens-amazons amazons-needed':
      'Blanc gagne quand Noir a moins d’Amazones que cela, sur le plateau et en main',
    'aliens-amazons fork': 'si un Alien peut sauter par-dessus une penta, vers l’une ou l’autre sortie',
    'singularity corners': 'à qui sont les pierres des coins au début, et de tous les nœuds impairs du bord',
    'singularity fusion': 'avec optional, une pierre qui peut fusionner peut aussi ne rien retirer',
    'singularity zone': 'laquelle des deux pierres qui fusionnent doit être dans la région centrale',
    'singularity fork': 'si les lignes droites continuent à travers une penta, un nœud à cinq voisins',
    'leap-over goal':
      'avec full, on gagne aussi quand tous les nœuds de départ adverses sont occupés, l’un au moins par soi, et qu’on a quitté les siens',
    'leap-over fork': 'si l’on saute par-dessus une penta, un nœud à cinq voisins',
    'tetra scales':
      'quelles figures gagnent : toutes, ou celles dont les voisins sont séparés par un nœud, ou par une arête',
    'tetra fork': 'ce qui continue à travers une penta : coups et figures, coups seuls, ou rien',
    'tetra wins': 'quand une figure gagne : toujours, ou seulement achevée par un déplacement',
    'quinta corners': 'à qui sont les pierres des coins au début',
    'quinta fork': 'ce qui continue à travers une penta : coups et lignes, coups seuls, ou rien',
    'sexta start': 'où commencent les paires sur le bord',
    'sexta ring': 'si un anneau fermé de six gagne aussi',
    'sexta fork': 'si les lignes droites continuent à travers une penta',
    'wyx stronghold-bars': 'de qui les pions sur un bastion en barrent l’accès',
    'wyx strongholds': 'les bastions, et combien de pions on pose sur chacun',
    'wyx starts': 'où commencent les cavaliers de Blanc et de Noir',
    'wyx dominoes': 'les dominos de chaque couleur',
    'wyx rack': 'un râtelier déjà rempli, au lieu des 64 tirages',
    'dice-hex numbering': 'quel numéro porte chaque case',
    'dice-hex nasty': 'si une case montrée reçoit une pierre de celui qui la montre',
    'dice-hex strict': 'si l’on ne peut annoncer « aucun » que s’il n’y en a vraiment pas',
    'dice-hex begins': 'quelle couleur commence : le premier la joue',
    'yinyang population': 'si une population peut ajouter deux pions de couleurs différentes',
    'yinyang contradiction':
      'ce qui barre une loi cachée : une loi affichée de même cause, ou seulement si l’effet diffère',
    'yinyang goal': 'quel pion au but gagne : n’importe lequel, ou seulement un pion qui vient d’y entrer',
    'kwintie ruleset': 'neuf colonnes fixes, ou un mur qui croît des deux côtés',
    'kwintie no-five': 'si les lignes de quatre décident d’une partie sans ligne de cinq',
    'kwintie first-block': 'si le premier bloc de Blanc peut couvrir la colonne 5',
  },
};
