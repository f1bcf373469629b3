{
  "{{id}}.add.button": "Add",
  "{{id}}.add.label": "Text",
  "{{id}}.error.emptyTitle": "Write something first, then add it.",
  "{{id}}.error.notFound": "This entry does not exist, or somebody else wrote it.",
  "{{id}}.list.by": "{author} · {time, date, medium}",
  "{{id}}.list.empty": "Nothing here yet",
  "{{id}}.list.emptyHint": "Write the first entry: all teachers of your school will see it.",
  "{{id}}.list.note": "{count, plural, one {# entry} other {# entries}} by teachers of your school",
  "{{id}}.list.title": "{{titleEn}}",
  "{{id}}.menu": "{{titleEn}}",
  "{{id}}.permission.teacher": "Use {{titleEn}}",
  "{{id}}.remove.button": "Remove",
  "{{id}}.remove.done": "Removed"
}
