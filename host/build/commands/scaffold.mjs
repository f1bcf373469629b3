// `node build.mjs new <id>`: a plugin that runs at once: page, endpoints, table, demo rows, both languages, tests, README.
// What it writes are the files of a folder of host/build/templates, with {{words}} filled in; `--kind` says which.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fromRoot, inRoot, root } from '../paths.mjs';
import { readRegistry } from '../plugins/registry.mjs';
import { Complaint } from '../report.mjs';
import { formatRegistry, registryText } from './catalogue.mjs';

const templates = inRoot('host/build/templates');

/** What a plugin begins as: a short page of entries, or the house's own way of a list, a library, a report or a player. */
const kinds = ['plain', 'list', 'library', 'report', 'player'];

/** Words that SQL or the product has other uses for: a plugin's id is also the name of its schema. */
const reserved = [
  'core',
  'host',
  'help',
  'kit',
  'server',
  'manifest',
  'public',
  'user',
  'order',
  'group',
  'table',
  'default',
  'select',
  'test',
];

/** @param {string[]} args <id> --kind list --title 国际象棋 --title-en Chess --into FOLDER --registry FILE */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: 'plain' },
      title: { type: 'string' },
      'title-en': { type: 'string' },
      into: { type: 'string', default: inRoot('plugins') },
      registry: { type: 'string', default: process.env.EDUTECH_REGISTRY ?? inRoot('registry.json') },
    },
  });
  const id = checkedId(positionals[0]);
  const { kind } = values;
  if (!kinds.includes(kind)) throw new Complaint(`"${kind}" is no kind: one of ${kinds.join(', ')}.`);
  const registry = path.resolve(values.registry);
  if (readRegistry(registry).some((plugin) => plugin.id === id))
    throw new Complaint(`${registry} has a plugin "${id}" already.`);

  const titleEn = values['title-en'] ?? id[0]?.toUpperCase() + id.slice(1);
  const folder = path.resolve(values.into, id);
  const ours = isOurs(folder);
  const imports = ours
    ? { own: `edutech/plugins/${id}`, support: '../../support' }
    : { own: '..', support: 'edutech/tests/support' };
  const words = { id, title: values.title ?? titleEn, titleEn, stamp: stampOf(new Date()), ...imports };
  const files = writeTemplates(`${kind}/plugin`, folder, words);
  files.push(...writeTemplates(`${kind}/tests`, ours ? inRoot('tests/api', id) : path.join(folder, 'tests'), words));
  format(files);
  for (const file of files) console.log(`  ${fromRoot(file)}`);
  await addToRegistry(registry, id, folder);
  console.log(`\n${registry} lists it now. Next: npm run dev, and plugins/README.md.`);
}

/** @param {string | undefined} id */
function checkedId(id) {
  if (!id) throw new Complaint('Say what it is called: node build.mjs new chess');
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new Complaint(`"${id}" cannot be an id: one word of lower-case letters and digits.`);
  if (reserved.includes(id)) throw new Complaint(`"${id}" cannot be an id: the word has another meaning here.`);
  return id;
}

/** @param {string} folder of a plugin */
const isOurs = (folder) => path.dirname(folder) === inRoot('plugins');

/**
 * @param {string} from a folder of templates
 * @param {string} folder where to write
 * @param {Record<string, string>} words
 * @returns {string[]} the files written
 */
function writeTemplates(from, folder, words) {
  if (fs.existsSync(folder)) throw new Complaint(`${folder} exists already.`);
  const source = path.join(templates, from);
  const names = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tpl'));
  return names.sort().map((name) => {
    const file = path.join(folder, fill(name.replace(/\.tpl$/, ''), words));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, fill(fs.readFileSync(path.join(source, name), 'utf8'), words));
    return file;
  });
}

/**
 * How lines break depends on how long the words are. The formatter refuses files outside the repository as long as it asks
 * what git ignores there. Where it is missing (a deployment without development packages), lines stay.
 * @param {string[]} files
 */
function format(files) {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const args = ['format', '--write', '--vcs-enabled=false', `--config-path=${root}`, ...sources];
  spawnSync(inRoot('node_modules/.bin/biome'), args, { cwd: root, shell: process.platform === 'win32' });
}

/** @param {string} text @param {Record<string, string>} words */
function fill(text, words) {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, word) => words[word] ?? whole);
}

/** Migrations run in the order of their names: YYYYMMDDHHMM. @param {Date} now */
const stampOf = (now) => now.toISOString().replace(/\D/g, '').slice(0, 12);

/** A new line at the end of navigation, and its entry in the catalogue. */
async function addToRegistry(file, id, folder) {
  const { plugins, catalogue } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const from = path.relative(path.dirname(file), folder).split(path.sep).join('/');
  plugins.push(isOurs(folder) ? { id } : { id, from: from.startsWith('.') ? from : `./${from}` });
  fs.writeFileSync(file, formatRegistry({ plugins, catalogue }));
  fs.writeFileSync(file, await registryText(file));
}
