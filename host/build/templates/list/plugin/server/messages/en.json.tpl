{
  "{{id}}.sheet.author": "Author",
  "{{id}}.sheet.changed": "Changed",
  "{{id}}.sheet.kind": "Type",
  "{{id}}.sheet.kind.material": "Material",
  "{{id}}.sheet.kind.notice": "Notice",
  "{{id}}.sheet.kind.question": "Question",
  "{{id}}.sheet.name": "{{titleEn}}",
  "{{id}}.sheet.title": "Title"
}
